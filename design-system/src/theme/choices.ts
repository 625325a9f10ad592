/**
 * What a page may choose, each as an attribute of `<html>`: `data-brand`, `data-theme`, `data-contrast`, `data-density`.
 * The first of each stands where the attribute is missing; without `data-contrast` the device decides.
 */
export const BRANDS = ["lobbykit", "sen", "parol", "wayang"] as const;
export type Brand = (typeof BRANDS)[number];

export const THEMES = ["dark", "light"] as const;
export type Theme = (typeof THEMES)[number];

/** `standard` refuses the high contrast that a device asks for. */
export const CONTRASTS = ["standard", "more"] as const;
export type Contrast = (typeof CONTRASTS)[number];

/**
 * Of a page or a part of it, where `theme/density.css` is loaded. Without a choice the pointer decides. A finger always gets `comfortable`: `compact` is for a mouse and does nothing
 * where the pointer is coarse.
 */
export const DENSITIES = ["comfortable", "compact"] as const;
export type Density = (typeof DENSITIES)[number];

/** The value files of a brand: `@lobbykit/design-system/theme/brands/<brand>/<mode>`. */
export const MODES = ["dark", "light", "contrast-dark", "contrast-light"] as const;
export type Mode = (typeof MODES)[number];

/** The mode that a theme and a contrast come to. */
export const modeOf = (theme: Theme, contrast: Contrast): Mode => (contrast === "more" ? `contrast-${theme}` : theme);
export const themeOf = (mode: Mode): Theme => (mode.endsWith("light") ? "light" : "dark");
export const contrastOf = (mode: Mode): Contrast => (mode.startsWith("contrast") ? "more" : "standard");
