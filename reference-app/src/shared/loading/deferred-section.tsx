import { useRef, type ReactNode } from "react";
import { useOnScreen } from "@lobbykit/design-system/foundations/use-on-screen";
import { SectionBoundary } from "./section-boundary.tsx";
import { PartBoundary } from "./part.tsx";

export interface DeferredSectionProps {
  /** Whether content above the section is still loading. It has priority. */
  isWaiting: boolean;
  /** Placeholder that keeps the section's space until the visitor scrolls near it and its code has loaded. */
  place: ReactNode;
  /** Rendered when the visitor scrolls near it, so that the first screen does not wait for it. It may contain lazy parts. */
  children: ReactNode;
}

/** A section below the first screen. Its error boundary is inside, so that a retry does not forget that the visitor has scrolled here. */
export function DeferredSection({ isWaiting, place, children }: DeferredSectionProps) {
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
