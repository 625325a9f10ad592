/** Widths, in px, at which the page frame changes (R496, art direction: measures). */
export const BREAKPOINTS_PX = { tablet: 768, desktop: 1024, wide: 1366, wider: 1600, widest: 1920 } as const;

/** Media queries by name, for `@media` keys in style files. */
export const media = {
  tablet: `screen and (min-width: ${BREAKPOINTS_PX.tablet}px)`,
  desktop: `screen and (min-width: ${BREAKPOINTS_PX.desktop}px)`,
  wide: `screen and (min-width: ${BREAKPOINTS_PX.wide}px)`,
  wider: `screen and (min-width: ${BREAKPOINTS_PX.wider}px)`,
  widest: `screen and (min-width: ${BREAKPOINTS_PX.widest}px)`,
  hover: "(hover: hover) and (pointer: fine)",
  coarse: "(pointer: coarse)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  forcedColors: "(forced-colors: active)",
} as const;
