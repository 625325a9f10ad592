/** The eight colours of an invented brand, as a team would choose them. */
export const BRAND_COLOURS = {
  night: "#101a17",
  day: "#f2f4ec",
  accent: "#f2b33d",
  gain: "#5ad1a0",
  danger: "#ff8a78",
  information: "#7ab8ff",
  ring: "#5288d8",
  special: "#7a2038",
} as const;
