// Made from tokens/**/*.json by tokens/build.ts: edit those, then run `npm run generate`.
/** Widths, in px, at which the page frame changes (R496). */
export const BREAKPOINTS_PX = { tablet: 768, desktop: 1024, wide: 1366, wider: 1600, widest: 1920 } as const;
