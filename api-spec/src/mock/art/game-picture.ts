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
  await mkdir(path.dirname(file), { recursive: true });
  // Servers side by side: nobody reads half a file.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, picture);
  await rename(unfinished, file);
}

let isTold = false;

/** Once: every picture of the server meets the same folder. */
function tellUnkept(error: unknown): void {
  if (isTold) return;
  isTold = true;
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`Pictures of games cannot be kept and are made anew for each who asks: ${reason}`);
}

async function readOrEncode(svg: string, file: string): Promise<Uint8Array> {
  // What cannot be read is made, and what stands in the way of that is told when it is to be kept.
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const picture = await encode(svg);
  await keep(file, picture).catch(tellUnkept);
  return picture;
}

/**
 * A game's drawn art as WebP, as real platforms send their pictures. An SVG is a document of its own to a browser: to parse, lay out and
 * paint each costs the page's own thread many times what a picture does, which is decoded beside it.
 * @param folder keeps them; where it cannot be written the picture is sent all the same
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
