import { useState } from "react";
import { useUNSAFE_PortalContext } from "react-aria/PortalProvider";

/** Elements that can be shown in full screen, but show no children. */
const SHOWS_NO_CHILDREN = "iframe, video, canvas, img";

/**
 * Returns the element that is shown in full screen, if something can be rendered into it. The browser shows nothing outside of it, so
 * modals, pop-ups and tooltips are rendered at its end.
 */
export function fullScreenPlace(): Element | undefined {
  const shown = document.fullscreenElement;
  return shown && !shown.matches(SHOWS_NO_CHILDREN) ? shown : undefined;
}

/** Returns where react-aria renders a pop-up: by default in the modal around it, or else at the end of the page. */
export function usePortalPlace(): { portalContainer?: Element } {
  const { getContainer } = useUNSAFE_PortalContext();
  const [place] = useState(() => (typeof document === "undefined" ? undefined : fullScreenPlace()));
  return place && !getContainer ? { portalContainer: place } : {};
}
