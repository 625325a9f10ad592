/**
 * Options of a page, each set as an attribute of `<html>`: `data-brand`, `data-theme`, `data-contrast`, `data-density`. Without the
 * attribute, the first value applies; without `data-contrast`, the device's setting decides.
 */
export const BRANDS = ["lobbykit", "sen", "parol", "wayang"] as const;
export type Brand = (typeof BRANDS)[number];

export const THEMES = ["dark", "light"] as const;
export type Theme = (typeof THEMES)[number];

/** `standard` overrides a device's setting for high contrast. */
export const CONTRASTS = ["standard", "more"] as const;
export type Contrast = (typeof CONTRASTS)[number];

/**
 * Density of a page or a part of it. It needs `theme/density.css`. Without a choice the pointer decides. Touch screens always get
 * `comfortable`: `compact` is for a mouse and has no effect if the pointer is coarse.
 */
export const DENSITIES = ["comfortable", "compact"] as const;
export type Density = (typeof DENSITIES)[number];

/** Names of a brand's value files: `@lobbykit/design-system/theme/brands/<brand>/<mode>`. */
export const MODES = ["dark", "light", "contrast-dark", "contrast-light"] as const;
export type Mode = (typeof MODES)[number];

/** Returns the mode for a theme and a contrast. */
export const modeOf = (theme: Theme, contrast: Contrast): Mode => (contrast === "more" ? `contrast-${theme}` : theme);
export const themeOf = (mode: Mode): Theme => (mode.endsWith("light") ? "light" : "dark");
export const contrastOf = (mode: Mode): Contrast => (mode.startsWith("contrast") ? "more" : "standard");
