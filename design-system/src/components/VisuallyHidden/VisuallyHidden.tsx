import type { ReactNode, Ref } from "react";
import { visuallyHidden } from "../../foundations/visually-hidden.css.ts";

export interface VisuallyHiddenProps {
  /** Text for screen readers alone. */
  children: ReactNode;
  /** For `aria-describedby` and the like. */
  id?: string;
  ref?: Ref<HTMLSpanElement>;
  [data: `data-${string}`]: string | undefined;
}

/** Text that is read but not seen. */
export function VisuallyHidden({ children, ...rest }: VisuallyHiddenProps) {
  return (
    <span {...rest} className={visuallyHidden}>
      {children}
    </span>
  );
}
