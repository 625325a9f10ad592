import type { FieldsetHTMLAttributes, ReactNode, Ref } from "react";
import type { ClosedAttributes } from "../../foundations/closed.ts";
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
   * `apart` with room between; `joined` as one piece, for ways to do one thing; `stacked` one under the other and as wide as
   * their place, apart from a tablet on.
   * @default "apart"
   */
  layout?: ButtonGroupLayout;
  /** Buttons, icon buttons, link buttons. */
  children: ReactNode;
  ref?: Ref<HTMLFieldSetElement>;
}

/** Buttons that belong together. For one choice out of several use a RadioGroup or Tabs; for many actions a Menu. `disabled` disables all. */
export function ButtonGroup({ label, layout = "apart", children, ref, ...rest }: ButtonGroupProps) {
  return (
    <fieldset {...rest} ref={ref} aria-label={label} className={styles.group({ layout })} data-layout={layout}>
      {children}
    </fieldset>
  );
}
