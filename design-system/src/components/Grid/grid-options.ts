export const GRID_COLUMNS = [1, 2, 3, 4, 5, 6] as const;
export type GridColumns = (typeof GRID_COLUMNS)[number];
export const GRID_WIDTHS = ["phone", "tablet", "desktop", "wide"] as const;
export type GridWidth = (typeof GRID_WIDTHS)[number];
export const GRID_FITS = ["small", "medium", "large"] as const;
export type GridFit = (typeof GRID_FITS)[number];
