/** Longest edge that is sent, in px: enough to read a screenshot, and within what phones can draw. */
export const IMAGE_EDGE_MAX_PX = 4096;

export interface PictureSize {
  width: number;
  height: number;
}

/** The size in which a picture is drawn anew: its own, or smaller in the same shape. Whole px, one at least. */
export function fitWithin({ width, height }: PictureSize, edgeMax: number): PictureSize {
  const scale = Math.min(1, edgeMax / Math.max(width, height));
  const scaled = (edge: number) => Math.max(1, Math.round(edge * scale));
  return { width: scaled(width), height: scaled(height) };
}
