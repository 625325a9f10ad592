import type { Ref } from "react";
import { MoonIcon, SunIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as styles from "./ThemeSwitch.css.ts";

export const THEMES = ["dark", "light"] as const;
export type Theme = (typeof THEMES)[number];

export interface ThemeSwitchProps {
  /** The theme of the page; the caller holds this state. */
  theme: Theme;
  /** Name of the button: "Light theme". Pressed means light. */
  label: string;
  /** It was pressed: called with the other theme. */
  onThemeChange: (theme: Theme) => void;
  ref?: Ref<HTMLButtonElement>;
  [data: `data-${string}`]: string | undefined;
}

/** Night or day (R107): a lantern slide with the moon at one end and the sun at the other. */
export function ThemeSwitch({ theme, label, onThemeChange, ...rest }: ThemeSwitchProps) {
  const isLight = theme === "light";
  return (
    <button
      {...rest}
      type="button"
      className={styles.button}
      aria-label={label}
      aria-pressed={isLight}
      onClick={() => onThemeChange(isLight ? "dark" : "light")}
    >
      <span className={styles.track}>
        <span className={styles.icon}>
          <Icon drawing={MoonIcon} size="small" />
        </span>
        <span className={styles.icon}>
          <Icon drawing={SunIcon} size="small" />
        </span>
        <span className={styles.thumb} />
      </span>
    </button>
  );
}
