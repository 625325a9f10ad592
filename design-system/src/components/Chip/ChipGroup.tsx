import { Children, useImperativeHandle, useRef, type HTMLAttributes, type ReactNode, type Ref } from "react";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { useKeptFocus } from "../../foundations/focus/use-kept-focus.ts";
import * as styles from "./ChipGroup.css.ts";

export interface ChipGroupProps extends Omit<HTMLAttributes<HTMLUListElement>, ClosedAttributes | "aria-label"> {
  /** What the chips choose: "Vendors". Only screen readers read it. */
  label: string;
  /** "scroll" keeps the chips on one line that scrolls sideways, for phones. @default "wrap" */
  overflow?: "wrap" | "scroll";
  /** The chips. */
  children: ReactNode;
  ref?: Ref<HTMLUListElement>;
}

/** A list of chips side by side, with an accessible name. When a focused chip is removed, its neighbour gets the focus. */
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
