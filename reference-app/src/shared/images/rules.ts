/** Longest edge of a sent picture, in px. It is large enough to read a screenshot and small enough for a phone's canvas. */
const IMAGE_EDGE_MAX_PX = 4096;

/** Half of it, for a picture whose bytes are still too many. */
const IMAGE_EDGE_SMALL_PX = IMAGE_EDGE_MAX_PX / 2;

const JPEG = "image/jpeg";
const PNG = "image/png";

/** One way to render a picture. */
export interface Render {
  type: typeof JPEG | typeof PNG;
  edgeMaxPx: number;
}

/**
 * The ways to render a picture, best first; the first that is small enough is sent. A canvas may need more bytes for a PNG than the
 * member's file has, so a picture within the limit could not be sent otherwise.
 */
export const rendersOf = (fileType: string): readonly Render[] => [
  ...(fileType === JPEG ? [] : [{ type: PNG, edgeMaxPx: IMAGE_EDGE_MAX_PX } as const]),
  { type: JPEG, edgeMaxPx: IMAGE_EDGE_MAX_PX },
  { type: JPEG, edgeMaxPx: IMAGE_EDGE_SMALL_PX },
];

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
