import { useEffect, useRef } from "react";
import { Banner } from "@lobbykit/design-system/Banner";

/** Reports success and takes the focus, because the button that had it is gone (WCAG 2.4.3). A new `key` moves the focus again. */
export function DoneBanner({ children }: { children: string }) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <Banner tone="positive" ref={message} tabIndex={-1}>
      {children}
    </Banner>
  );
}
