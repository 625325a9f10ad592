import { useEffect, useRef } from "react";
import { Banner } from "@lobbykit/design-system/Banner";

/** Tells that it is done, and takes the focus: the button that led here is gone (WCAG 2.4.3). A `key` lets the next one take it too. */
export function DoneBanner({ children }: { children: string }) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <Banner tone="positive" ref={message} tabIndex={-1}>
      {children}
    </Banner>
  );
}
