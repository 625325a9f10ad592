import type { ReactNode, Ref } from "react";
import { formatCount } from "../../foundations/format.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./NotificationDot.css.ts";

/** Beyond it the exact number helps nobody. */
const COUNT_MAX = 99;

export interface NotificationDotProps {
  /** What the mark says, for screen readers: "3 unread messages" (R145). */
  label: string;
  /** Shown in the mark; a plain dot without it. @default no number */
  count?: number;
  /** What is marked: usually an icon. */
  children: ReactNode;
  /** What that is: the mark stands at the icon's corner, also where a button of medium size lies around it. @default "icon" */
  around?: "icon" | "button";
  ref?: Ref<HTMLSpanElement>;
  [data: `data-${string}`]: string | undefined;
}

/** A dot, or a number, at the corner of what it marks. Inside a button with a name of its own, put the text there too. */
export function NotificationDot({ label, count, around = "icon", children, ...rest }: NotificationDotProps) {
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
