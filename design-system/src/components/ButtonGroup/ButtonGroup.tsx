import type { FieldsetHTMLAttributes, ReactNode, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import * as styles from "./ButtonGroup.css.ts";

export const BUTTON_GROUP_LAYOUTS = ["apart", "joined", "stacked"] as const;
export type ButtonGroupLayout = (typeof BUTTON_GROUP_LAYOUTS)[number];

export interface ButtonGroupProps extends Omit<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  ClosedAttributes | "aria-label"
> {
  /** What the buttons have in common, for screen readers: "Bet 12". */
  label: string;
  /**
   * `apart` leaves a gap between the buttons. `joined` renders them as one piece, for variants of one action. `stacked` puts them one below
   * the other at full width on phones, and side by side from the tablet breakpoint.
   * @default "apart"
   */
  layout?: ButtonGroupLayout;
  /** Buttons, icon buttons or link buttons. */
  children: ReactNode;
  ref?: Ref<HTMLFieldSetElement>;
}

/**
 * A group of related buttons. For one choice out of several use a RadioGroup or Tabs; for many actions use a Menu. `disabled` disables all
 * buttons.
 */
export function ButtonGroup({ label, layout = "apart", children, ref, ...rest }: ButtonGroupProps) {
  return (
    <fieldset {...rest} ref={ref} aria-label={label} className={styles.group({ layout })} data-layout={layout}>
      {children}
    </fieldset>
  );
}
