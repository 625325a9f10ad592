import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/closed.ts";
import { chipStrings } from "../../foundations/strings/filters.ts";
import { fill, useStrings } from "../../foundations/strings/strings.ts";
import { CheckIcon, CloseIcon, type IconDrawing } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as styles from "./Chip.css.ts";

export { ChipGroup, type ChipGroupProps } from "./ChipGroup.tsx";

type NativeProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, ClosedAttributes | "children" | "type">;

interface ChipBase extends NativeProps {
  /** A word or two: what is chosen, or may be. */
  label: string;
  /** Before the text, while it is not chosen. @default none */
  iconStart?: IconDrawing;
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
}

/** A chip that is chosen or not. */
export interface ToggleChipProps extends ChipBase {
  /** Whether it is chosen; the caller holds this state. */
  pressed: boolean;
  /** It was pressed: called with what it shall be. */
  onPressedChange: (pressed: boolean) => void;
  /** How many it would show: "48". @default none */
  count?: ReactNode;
  onRemove?: never;
}

/** A chip for what was chosen, which can be taken away. */
export interface RemovableChipProps extends ChipBase {
  /** Its cross was pressed. */
  onRemove: () => void;
  pressed?: never;
  onPressedChange?: never;
  count?: never;
}

export type ChipProps = ToggleChipProps | RemovableChipProps;

/**
 * A short choice among others: with `pressed` a filter that is on or off, with `onRemove` one that was applied and can be taken away.
 * Put several into a ChipGroup. For a word that cannot be pressed use a Tag or a Badge.
 */
export function Chip(props: ChipProps) {
  return props.onRemove ? <RemovableChip {...props} /> : <ToggleChip {...props} />;
}

function ToggleChip({ label, iconStart, pressed, onPressedChange, count, ref, ...rest }: ToggleChipProps) {
  return (
    <button
      {...rest}
      ref={ref}
      type="button"
      className={styles.toggle}
      aria-pressed={pressed}
      onClick={(event) => {
        rest.onClick?.(event);
        onPressedChange(!pressed);
      }}
    >
      {pressed ? <Icon drawing={CheckIcon} size="small" /> : iconStart && <Icon drawing={iconStart} size="small" />}
      <span className={styles.label}>{label}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </button>
  );
}

function RemovableChip({ label, iconStart, onRemove, ref, ...rest }: RemovableChipProps) {
  const strings = useStrings(chipStrings);
  return (
    <span className={styles.removable} data-disabled={rest.disabled ? "" : undefined}>
      {iconStart && <Icon drawing={iconStart} size="small" />}
      <span className={styles.label}>{label}</span>
      <button
        {...rest}
        ref={ref}
        type="button"
        className={styles.remove}
        aria-label={fill(strings.removeNamed, { name: label })}
        onClick={(event) => {
          rest.onClick?.(event);
          onRemove();
        }}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          if (event.key === "Delete" || event.key === "Backspace") onRemove();
        }}
      >
        <Icon drawing={CloseIcon} size="small" />
      </button>
    </span>
  );
}
