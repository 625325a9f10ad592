import { BREAKPOINTS_PX } from "./breakpoints.ts";

/** What an older browser lacks (docs/browsers.md), by name, for `@supports` keys in style files. */
export const lacks = {
  /** Chrome 109 and 110: a colour mixed of variables leaves the property without a value. */
  colorMix: "not (color: color-mix(in srgb, red, red))",
} as const;

/** Those that scripts ask for, each by itself: who asks for one carries no other. */
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
  /** A narrow screen for the size of text that the browser is set to: 360 px at 150 per cent and above. */
  largeText: "screen and (max-width: 17em)",
  /** A screen so low that bars which stay in sight would take half of it: 400 per cent of zoom, or a phone on its side. */
  short: "screen and (max-height: 20em)",
  hover: HOVER,
  coarse: "(pointer: coarse)",
  /** Every pointer that is not a finger's, and none at all. */
  fine: "not all and (pointer: coarse)",
  reducedMotion: REDUCED_MOTION,
  print: "print",
  moreContrast: "(prefers-contrast: more)",
  forcedColors: "(forced-colors: active)",
} as const;
