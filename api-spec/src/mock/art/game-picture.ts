import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { GAME_ART } from "./compose.ts";

/** As sent to cards, in px: sharp on a phone, whose screen has two for one, and no larger. */
export const GAME_PICTURE = { width: 330, height: 440 } as const;

/** What a CDN would do: cards are small and lie under a shade. */
const WEBP = { quality: 65, effort: 4 } as const;
const SVG_DPI = 72;
/** Drawn pictures are kept beside the mock's worlds. Each is named by what it was made of: none is ever out of date. */
const FOLDER = path.join(import.meta.dirname, "../../../.mock/pictures");

const underWay = new Map<string, Promise<Uint8Array>>();

async function encode(svg: string): Promise<Uint8Array> {
  // Loaded at the first picture, not at the start of the server.
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(svg), { density: (SVG_DPI * GAME_PICTURE.width) / GAME_ART.width })
    .resize(GAME_PICTURE)
    .webp(WEBP)
    .toBuffer();
}

async function keep(file: string, picture: Uint8Array): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  // Servers side by side: nobody reads half a file.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, picture);
  await rename(unfinished, file);
}

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

async function readOrEncode(svg: string, file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const picture = await encode(svg);
  await keep(file, picture);
  return picture;
}

/**
 * A game's drawn art as WebP, as real platforms send their pictures. An SVG is a document of its own to a browser: to parse, lay out and
 * paint each costs the page's own thread many times what a picture does, which is decoded beside it.
 */
export function gamePicture(svg: string): Promise<Uint8Array> {
  const name = createHash("sha256")
    .update(JSON.stringify([GAME_PICTURE, WEBP, svg]))
    .digest("hex");
  const known = underWay.get(name);
  if (known) return known;
  const picture = readOrEncode(svg, path.join(FOLDER, `${name}.webp`)).finally(() => underWay.delete(name));
  underWay.set(name, picture);
  return picture;
}
