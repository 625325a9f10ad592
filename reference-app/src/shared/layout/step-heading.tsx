import { useEffect, useRef, type ReactNode } from "react";
import { Heading } from "@lobbykit/design-system/Heading";

export interface StepHeadingProps {
  children: ReactNode;
  /** False for the first step, where the focus should not move. @default true */
  takesFocus?: boolean;
}

/** Heading of a step that replaced another one. It takes the focus, so that a screen reader announces the step (WCAG 2.4.3, 4.1.3). */
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
