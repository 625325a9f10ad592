/** Longest edge of a sent picture, in px. It is large enough to read a screenshot and small enough for a phone's canvas. */
export const IMAGE_EDGE_MAX_PX = 4096;

export interface PictureSize {
  width: number;
  height: number;
}

/** The size for the new picture: the original size, or smaller with the same aspect ratio. Whole px, at least 1. */
export function fitWithin({ width, height }: PictureSize, edgeMax: number): PictureSize {
  const scale = Math.min(1, edgeMax / Math.max(width, height));
  const scaled = (edge: number) => Math.max(1, Math.round(edge * scale));
  return { width: scaled(width), height: scaled(height) };
}
