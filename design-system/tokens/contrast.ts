/** A colour in sRGB; channels and alpha from 0 to 1. */
export interface Colour {
  channels: readonly [number, number, number];
  alpha: number;
}

/** Required contrast of text (WCAG 1.4.3, and 1.4.6 for high contrast) and of interface parts (1.4.11). */
export const LEAST_CONTRAST = {
  standard: { text: 4.5, part: 3 },
  more: { text: 7, part: 4.5 },
} as const;
export type ContrastKind = keyof (typeof LEAST_CONTRAST)["standard"];

/** Converts a channel from sRGB to linear light. */
const linear = (channel: number): number =>
  channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const luminance = ({ channels: [red, green, blue] }: Colour): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Returns the visible colour when `top` lies over an opaque `under`. */
export function blend(top: Colour, under: Colour): Colour {
  const mix = (index: 0 | 1 | 2) => top.channels[index] * top.alpha + under.channels[index] * (1 - top.alpha);
  return { channels: [mix(0), mix(1), mix(2)], alpha: 1 };
}

/** Returns the WCAG 2 contrast of two opaque colours, from 1 to 21. */
export function contrast(first: Colour, second: Colour): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Parses `#rrggbb` or `#rrggbbaa`. @throws if the text is neither. */
export function parseHex(hex: string): Colour {
  const parts = /^#(..)(..)(..)(..)?$/.exec(hex);
  if (!parts) throw new Error(`"${hex}" is not a colour of the form #rrggbb.`);
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts
    .slice(1)
    .map((pair) => (pair === undefined ? 1 : Number.parseInt(pair, 16) / 255));
  return { channels: [red, green, blue], alpha };
}

const hexPair = (part: number): string =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, "0");

/** Formats a colour as `#rrggbb`, or `#rrggbbaa` if it is transparent. */
export function toHex({ channels, alpha }: Colour): string {
  return `#${channels.map(hexPair).join("")}${alpha < 1 ? hexPair(alpha) : ""}`;
}
