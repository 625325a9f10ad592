import { BREAKPOINTS_PX } from "./breakpoints.ts";

/** Features that older browsers lack (docs/browsers.md), by name, for `@supports` keys in style files. */
export const lacks = {
  /** Chrome 109 and 110: `color-mix` of variables makes the property invalid. */
  colorMix: "not (color: color-mix(in srgb, red, red))",
} as const;

/** Media queries for scripts. Each is a separate constant, so that importing one does not load the others. */
export const TABLET_UP = `screen and (min-width: ${BREAKPOINTS_PX.tablet}px)`;
export const DESKTOP_UP = `screen and (min-width: ${BREAKPOINTS_PX.desktop}px)`;
export const HOVER = "(hover: hover) and (pointer: fine)";
export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** Media queries by name, for `@media` keys in style files. */
export const media = {
  tablet: TABLET_UP,
  desktop: DESKTOP_UP,
  wide: `screen and (min-width: ${BREAKPOINTS_PX.wide}px)`,
  wider: `screen and (min-width: ${BREAKPOINTS_PX.wider}px)`,
  widest: `screen and (min-width: ${BREAKPOINTS_PX.widest}px)`,
  /** A screen that is narrow relative to the browser's text size: 360 px at 150 per cent and above. */
  largeText: "screen and (max-width: 17em)",
  /** A screen so low that sticky bars would cover half of it: 400 per cent zoom, or a phone in landscape. */
  short: "screen and (max-height: 20em)",
  hover: HOVER,
  coarse: "(pointer: coarse)",
  /** Every pointer except touch, and no pointer at all. */
  fine: "not all and (pointer: coarse)",
  reducedMotion: REDUCED_MOTION,
  print: "print",
  moreContrast: "(prefers-contrast: more)",
  forcedColors: "(forced-colors: active)",
} as const;
