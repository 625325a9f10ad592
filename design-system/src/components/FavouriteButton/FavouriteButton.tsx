import type { Ref } from "react";
import { HeartIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as styles from "./FavouriteButton.css.ts";

export interface FavouriteButtonProps {
  /** Names the game too: "Favourite: Koi Lake". Stays the same in both states, which `aria-pressed` tells. */
  label: string;
  /** Whether it is a favourite; the caller holds this state. */
  pressed: boolean;
  /** The change is on its way: shown, and clicks wait. @default false */
  pending?: boolean;
  /** It was pressed: called with what it shall be. */
  onPressedChange: (pressed: boolean) => void;
  ref?: Ref<HTMLButtonElement>;
  [data: `data-${string}`]: string | undefined;
}

/** Marks a game as a favourite (R185); stands on the picture of a GameCard. */
export function FavouriteButton({ label, pressed, pending = false, onPressedChange, ...rest }: FavouriteButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={styles.button}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={pending}
      onClick={pending ? undefined : () => onPressedChange(!pressed)}
    >
      <span className={styles.disc}>
        <Icon drawing={HeartIcon} size="small" />
      </span>
    </button>
  );
}
