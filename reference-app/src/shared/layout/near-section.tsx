import { useRef, type ReactNode } from "react";
import { useOnScreen } from "@lobbykit/design-system/foundations/use-on-screen";
import { SectionBoundary } from "./section-boundary.tsx";
import { PartBoundary } from "./part.tsx";

export interface NearSectionProps {
  /** What stands above is still being asked for: that goes first. */
  isWaiting: boolean;
  /** Keeps the room of the section until the visitor is near and its code is here. */
  place: ReactNode;
  /** Drawn once the visitor is near, so that the first screen waits for nothing below it; may hold parts that come late. */
  children: ReactNode;
}

/** A section below the first screen, with its boundary inside: a retry must not forget that the visitor is here. */
export function NearSection({ isWaiting, place, children }: NearSectionProps) {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useOnScreen(element, { once: true });
  return (
    <div ref={element}>
      <SectionBoundary>
        {isNear && !isWaiting ? <PartBoundary fallback={place}>{children}</PartBoundary> : place}
      </SectionBoundary>
    </div>
  );
}
