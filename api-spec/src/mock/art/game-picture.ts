import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { INSTALLATION } from "../installation.ts";
import { GAME_ART } from "./compose.ts";

/** Size of card pictures in px: sharp on a phone with two device pixels per CSS pixel, and no larger. */
export const GAME_PICTURE = { width: 330, height: 440 } as const;

/** Compressed as a CDN would do it; cards are small and covered by a gradient. */
const WEBP = { quality: 65, effort: 4 } as const;
const SVG_DPI = 72;
/** Rendered pictures are cached beside the mock's database. Each file is named by a hash of its source, so it is never outdated. */
const FOLDER = path.join(INSTALLATION.folder, "pictures");

const underWay = new Map<string, Promise<Uint8Array>>();

async function encode(svg: string): Promise<Uint8Array> {
  // Loaded with the first picture, to keep the server's start fast.
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(svg), { density: (SVG_DPI * GAME_PICTURE.width) / GAME_ART.width })
    .resize(GAME_PICTURE)
    .webp(WEBP)
    .toBuffer();
}

async function keep(file: string, picture: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  // Write to a temporary file and rename it, so that another server never reads half a file.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, picture);
  await rename(unfinished, file);
}

let isTold = false;

/** Warns only once, because every picture would fail with the same folder. */
function tellUnkept(error: unknown): void {
  if (isTold) return;
  isTold = true;
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`Pictures of games cannot be kept and are made anew for each who asks: ${reason}`);
}

async function readOrEncode(svg: string, file: string): Promise<Uint8Array> {
  // A file that cannot be read is rendered again. Only a failure to store it is reported.
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const picture = await encode(svg);
  await keep(file, picture).catch(tellUnkept);
  return picture;
}

/**
 * Renders a game's picture as WebP, the format that real platforms send. To a browser, an SVG image is a document that it parses, lays out
 * and paints on the page's main thread, which costs many times more than a bitmap that is decoded on another thread.
 * @param folder cache of the pictures; when it is not writable, the picture is still returned
 */
export function gamePicture(svg: string, folder = FOLDER): Promise<Uint8Array> {
  const name = createHash("sha256")
    .update(JSON.stringify([GAME_PICTURE, WEBP, svg]))
    .digest("hex");
  const file = path.join(folder, `${name}.webp`);
  const known = underWay.get(file);
  if (known) return known;
  const picture = readOrEncode(svg, file).finally(() => underWay.delete(file));
  underWay.set(file, picture);
  return picture;
}
