import type { ReactNode, Ref } from "react";
import { formatCount } from "../../foundations/numbers/format.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./NotificationDot.css.ts";

/** Larger counts are shown as "99+", because the exact number does not help. */
const COUNT_MAX = 99;

export interface NotificationDotProps {
  /** Text alternative of the dot: "3 unread messages" (R145). */
  label: string;
  /** Number in the dot. Without it, the dot is empty. @default no number */
  count?: number;
  /** The marked element, usually an icon. */
  children: ReactNode;
  /** Kind of the marked element. The dot is at the corner of the icon, also inside a medium-sized button. @default "icon" */
  around?: "icon" | "button";
  ref?: Ref<HTMLSpanElement>;
  [data: `data-${string}`]: string | undefined;
}

/** A dot, with or without a number, at the corner of an element. Inside a button with an accessible name, add the text to that name too. */
export function NotificationDot({ label, count: given, around = "icon", children, ...rest }: NotificationDotProps) {
  // A server may send what is no count. Then the dot is empty.
  const count = given !== undefined && given >= 0 ? given : undefined;
  return (
    <span {...rest} className={styles.frame({ around })}>
      {children}
      <span className={styles.mark({ kind: count === undefined ? "dot" : "count" })} aria-hidden="true">
        {count !== undefined && (count > COUNT_MAX ? `${COUNT_MAX}+` : formatCount(count))}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
