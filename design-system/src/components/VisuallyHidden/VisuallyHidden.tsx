import type { ReactNode, Ref } from "react";
import { visuallyHidden } from "../../foundations/layout/visually-hidden.css.ts";

export interface VisuallyHiddenProps {
  /** Text for screen readers only. */
  children: ReactNode;
  /** Id for `aria-describedby` and similar attributes. */
  id?: string;
  ref?: Ref<HTMLSpanElement>;
  [data: `data-${string}`]: string | undefined;
}

/** Hides text from view, but not from screen readers. */
export function VisuallyHidden({ children, ...rest }: VisuallyHiddenProps) {
  return (
    <span {...rest} className={visuallyHidden}>
      {children}
    </span>
  );
}
