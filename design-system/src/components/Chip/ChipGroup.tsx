import { Children, useImperativeHandle, useRef, type HTMLAttributes, type ReactNode, type Ref } from "react";
import type { ClosedAttributes } from "../../foundations/closed.ts";
import { useKeptFocus } from "../../foundations/use-kept-focus.ts";
import * as styles from "./ChipGroup.css.ts";

export interface ChipGroupProps extends Omit<HTMLAttributes<HTMLUListElement>, ClosedAttributes | "aria-label"> {
  /** What the chips choose: "Vendors"; heard, not seen. */
  label: string;
  /**
   * "scroll" keeps them in one line that scrolls, for phones.
   * @default "wrap"
   */
  overflow?: "wrap" | "scroll";
  /** Chips. */
  children: ReactNode;
  ref?: Ref<HTMLUListElement>;
}

/** Chips side by side, as a list with a name. When a focused chip is removed, the focus goes on to its neighbour. */
export function ChipGroup({ label, overflow = "wrap", children, ref, ...rest }: ChipGroupProps) {
  const list = useRef<HTMLUListElement>(null);
  useImperativeHandle<HTMLUListElement | null, HTMLUListElement | null>(ref, () => list.current);
  useKeptFocus(list, () => list.current);
  return (
    <ul {...rest} ref={list} aria-label={label} tabIndex={-1} className={styles.group({ overflow })}>
      {Children.map(children, (chip) => chip && <li className={styles.item}>{chip}</li>)}
    </ul>
  );
}
