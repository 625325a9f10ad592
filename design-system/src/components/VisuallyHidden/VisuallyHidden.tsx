import type { ReactNode } from "react";
import { visuallyHidden } from "../../foundations/visually-hidden.css.ts";

export interface VisuallyHiddenProps {
  /** Text for screen readers alone. */
  children: ReactNode;
  /** For `aria-describedby` and the like. */
  id?: string;
}

/** Text that is read but not seen. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span id={id} className={visuallyHidden}>
      {children}
    </span>
  );
}
