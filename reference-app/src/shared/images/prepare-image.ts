import { IMAGE_MAX_BYTES } from "../config/constants.ts";
import { fitWithin, rendersOf, type Render } from "./rules.ts";

/** A picture that cannot be sent: the browser cannot decode it, it stays too large, or the server refuses it. */
export class ImageError extends Error {
  override readonly name = "ImageError";
  /** The name of the picture's file. */
  readonly fileName: string;
  constructor(fileName: string, reason: string) {
    super(`${fileName} ${reason}`);
    this.fileName = fileName;
  }
}

const JPEG_QUALITY = 0.9;

/**
 * Renders a picture again on a canvas, so that only the visible pixels leave the phone: no place, time or owner (EXIF), no hidden data.
 * FileUpload has already checked the extension, type and first bytes (R401). This function refuses what the browser cannot decode.
 * @returns png or jpg bytes, at most 5 MiB
 * @throws ImageError
 */
export async function prepareImage(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) throw new ImageError(file.name, "cannot be drawn.");
  try {
    for (const render of rendersOf(file.type)) {
      const drawn = await draw(picture, render);
      if (drawn && drawn.size <= IMAGE_MAX_BYTES) return drawn;
    }
    throw new ImageError(file.name, "is too large.");
  } finally {
    picture.close();
  }
}

function draw(picture: ImageBitmap, { type, edgeMaxPx }: Render): Promise<Blob | null> {
  const { width, height } = fitWithin(picture, edgeMaxPx);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  canvas.getContext("2d")?.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
}
