import { IMAGE_MAX_BYTES } from "../config/constants.ts";
import { fitWithin, IMAGE_EDGE_MAX_PX } from "./rules.ts";

/** A picture that cannot be sent: the browser cannot decode it, or it stays too large. */
export class ImageError extends Error {
  override readonly name = "ImageError";
}

const JPEG = "image/jpeg";
const JPEG_QUALITY = 0.9;

/**
 * Renders a picture again on a canvas, so that only the visible pixels leave the phone: no place, time or owner (EXIF), no hidden data.
 * FileUpload has already checked the extension, type and first bytes (R401). This function refuses what the browser cannot decode.
 * @returns png or jpg bytes, at most 5 MiB
 * @throws ImageError
 */
export async function prepareImage(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) throw new ImageError(`${file.name} cannot be drawn.`);
  try {
    const { width, height } = fitWithin(picture, IMAGE_EDGE_MAX_PX);
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width, height });
    canvas.getContext("2d")?.drawImage(picture, 0, 0, width, height);
    const drawn = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, file.type === JPEG ? JPEG : "image/png", JPEG_QUALITY),
    );
    if (!drawn || drawn.size > IMAGE_MAX_BYTES) throw new ImageError(`${file.name} is too large.`);
    return drawn;
  } finally {
    picture.close();
  }
}
