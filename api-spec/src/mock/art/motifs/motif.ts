import type { SeededRandom } from "../../world/random.ts";

/**
 * Renders one object around the origin, within a radius of about 100. It inherits the picture's gold stroke and fills with the palette's
 * names (`url(#a)`, …). The random stream varies its details, so that no two look the same.
 */
export type Motif = (random: SeededRandom) => string;

/** A highlight on enamel: a soft white stroke without an outline. */
export const gloss = (d: string, width = 5): string =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="${width}" stroke-linecap="round"/>`;

export const FINE = 'fill="none" stroke-width="1"';
export const BARE = 'stroke="none"';
