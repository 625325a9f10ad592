import { useEffect, useRef, type ReactNode } from "react";
import { Heading } from "@lobbykit/design-system/Heading";

export interface StepHeadingProps {
  children: ReactNode;
  /** False for what is shown first: the focus is where the visitor left it. @default true */
  takesFocus?: boolean;
}

/** Heads a step that took the place of another one: it takes the focus, so that whoever cannot see it is told (WCAG 2.4.3, 4.1.3). */
export function StepHeading({ children, takesFocus = true }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocusAtFirst = useRef(takesFocus);
  useEffect(() => {
    if (takesFocusAtFirst.current) heading.current?.focus();
  }, []);
  return (
    <Heading level={3} tabIndex={-1} ref={heading}>
      {children}
    </Heading>
  );
}
