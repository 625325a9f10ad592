import type { Ref } from "react";
import { MoonIcon, SunIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as styles from "./ThemeSwitch.css.ts";

export const THEMES = ["dark", "light"] as const;
export type Theme = (typeof THEMES)[number];

export interface ThemeSwitchProps {
  /** The theme of the page. The caller holds this state. */
  theme: Theme;
  /** Accessible name of the button: "Light theme". Pressed means light. */
  label: string;
  /** Called with the other theme when the button is clicked. */
  onThemeChange: (theme: Theme) => void;
  ref?: Ref<HTMLButtonElement>;
  [data: `data-${string}`]: string | undefined;
}

/** Switches between the dark and the light theme (R107): a thumb that slides between a moon and a sun. */
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
