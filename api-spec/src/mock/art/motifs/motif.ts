import type { SeededRandom } from "../../world/random.ts";

/**
 * Draws one object around the origin, within a radius of about 100. It inherits the gold wire (stroke) of the picture and
 * fills with the palette's names (`url(#a)`, …). Its details follow the random stream, so that no two are alike.
 */
export type Motif = (random: SeededRandom) => string;

/** The gloss of enamel: a soft white stroke without a wire. */
export const gloss = (d: string, width = 5): string =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="${width}" stroke-linecap="round"/>`;

export const FINE = 'fill="none" stroke-width="1"';
export const BARE = 'stroke="none"';
