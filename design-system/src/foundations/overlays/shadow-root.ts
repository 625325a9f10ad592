import { enableShadowDOM } from "react-stately/private/flags/flags";

/**
 * Makes pop-ups, calendars and lists work inside shadow roots. Call it once, before the first render, if you render components into one.
 * It is no default, because react-aria then looks at every event more closely.
 */
export const enableShadowRoots = (): void => enableShadowDOM();
