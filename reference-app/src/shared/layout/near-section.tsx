import { useRef, type ReactNode } from "react";
import { useOnScreen } from "@lobbykit/design-system/foundations/use-on-screen";
import { SectionBoundary } from "./section-boundary.tsx";

export interface NearSectionProps {
  /** What stands above is still being asked for: that goes first. */
  isWaiting: boolean;
  /** Draws the section; what it shows is asked for once `isNear`, so that the first screen waits for nothing below it. */
  children: (isNear: boolean) => ReactNode;
}

/** A section below the first screen, with its boundary inside: a retry must not forget that the visitor is here. */
export function NearSection({ isWaiting, children }: NearSectionProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useOnScreen(place, { once: true });
  return (
    <div ref={place}>
      <SectionBoundary>{children(isNear && !isWaiting)}</SectionBoundary>
    </div>
  );
}
