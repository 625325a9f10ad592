import type { Ref } from "react";
import { HeartIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as styles from "./FavouriteButton.css.ts";

export interface FavouriteButtonProps {
  /** Name of the button, with the game's name: "Favourite: Koi Lake". It is the same in both states, because `aria-pressed` states them. */
  label: string;
  /** Whether the game is a favourite. The caller holds this state. */
  pressed: boolean;
  /** Whether the change is being saved. The button shows that, and ignores clicks until then. @default false */
  pending?: boolean;
  /** Called with the new state when the button is clicked. */
  onPressedChange: (pressed: boolean) => void;
  ref?: Ref<HTMLButtonElement>;
  [data: `data-${string}`]: string | undefined;
}

/** Marks a game as a favourite (R185). It is placed on the picture of a GameCard. */
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
