import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { chipStrings } from "../../foundations/strings/filters.ts";
import { fill, useStrings } from "../../foundations/strings/strings.ts";
import { CheckIcon, CloseIcon, type IconDrawing } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as styles from "./Chip.css.ts";

export { ChipGroup, type ChipGroupProps } from "./ChipGroup.tsx";

type NativeProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, ClosedAttributes | "children" | "type">;

interface ChipBase extends NativeProps {
  /** Text of the chip: one or two words. */
  label: string;
  /** Icon before the text. A chosen chip shows a check mark instead. @default none */
  iconStart?: IconDrawing;
  /** Ref to the button. */
  ref?: Ref<HTMLButtonElement>;
}

/** A chip that is either on or off. */
export interface ToggleChipProps extends ChipBase {
  /** Whether the chip is on. The caller holds this state. */
  pressed: boolean;
  /** Called with the new state when the chip is clicked. */
  onPressedChange: (pressed: boolean) => void;
  /** Number of results that the filter would show: "48". @default none */
  count?: ReactNode;
  onRemove?: never;
}

/** A chip for an applied choice, which can be removed. */
export interface RemovableChipProps extends ChipBase {
  /** Called when the remove button is clicked. */
  onRemove: () => void;
  pressed?: never;
  onPressedChange?: never;
  count?: never;
}

export type ChipProps = ToggleChipProps | RemovableChipProps;

/**
 * A short choice among others. With `pressed` it is a filter that is on or off; with `onRemove` it is an applied filter that can be
 * removed. Put several into a ChipGroup. For text that cannot be clicked use a Tag or a Badge.
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
