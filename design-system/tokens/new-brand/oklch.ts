import { clampChroma, converter, formatHex } from "culori";

/** A colour in OKLCH, in which an equal step of lightness looks equal for every hue. */
export interface Oklch {
  /** From 0 (black) to 1 (white). */
  lightness: number;
  chroma: number;
  /** In degrees; 0 for a grey. */
  hue: number;
}

const converted = converter("oklch");

/** Converts `#rrggbb` to OKLCH. @throws Error when the text is no colour */
export function toOklch(hex: string): Oklch {
  const colour = converted(hex);
  if (!colour) throw new Error(`Not a colour: ${JSON.stringify(hex)}`);
  return { lightness: colour.l, chroma: colour.c, hue: colour.h ?? 0 };
}

/** Converts OKLCH to `#rrggbb`. A colour that screens cannot show keeps lightness and hue, and loses chroma. */
export function fromOklch({ lightness, chroma, hue }: Oklch): string {
  const l = Math.min(Math.max(lightness, 0), 1);
  return formatHex(clampChroma({ mode: "oklch", l, c: chroma, h: hue }, "oklch"));
}
