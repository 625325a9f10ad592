// Compares two screenshots pixel by pixel, in the browser that took them.
import type { Browser, Page } from "playwright";

interface Comparison {
  /** Number of different pixels; an area that only one screenshot has counts as different. 0 when the screenshots are equal. */
  pixels: number;
  /** The newer screenshot, faded, with the differences marked. */
  diff: Buffer;
}

/** Browsers round the edge of a rounded corner differently after a partial repaint: a few pixels, by a few of 255 steps. */
const ROUNDING = { steps: 8, pixels: 64 } as const;

async function compareInPage([pictures, rounding]: readonly [readonly [string, string], typeof ROUNDING]) {
  const MARK = [255, 0, 140, 255];
  const PALE = 0.25;
  const bytesOf = pictures.map((base64) => Uint8Array.from(atob(base64), (char) => char.codePointAt(0) ?? 0));
  const bitmaps = await Promise.all(bytesOf.map((bytes) => createImageBitmap(new Blob([bytes]))));
  const width = Math.max(...bitmaps.map((bitmap) => bitmap.width));
  const height = Math.max(...bitmaps.map((bitmap) => bitmap.height));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  const [before, after] = bitmaps.map((bitmap) => {
    context.clearRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, width, height);
  });
  if (!before || !after) throw new Error("two pictures make a comparison");
  let pixels = 0;
  let isVisible = false;
  for (let at = 0; at < after.data.length; at += 4) {
    const steps = [0, 1, 2, 3].map((channel) =>
      Math.abs((before.data[at + channel] ?? 0) - (after.data[at + channel] ?? 0)),
    );
    if (Math.max(...steps) > 0) {
      pixels += 1;
      isVisible ||= Math.max(...steps) > rounding.steps;
      after.data.set(MARK, at);
    } else after.data[at + 3] = (after.data[at + 3] ?? 0) * PALE;
  }
  context.putImageData(after, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  const isRounding = !isVisible && pixels <= rounding.pixels;
  return {
    pixels: isRounding ? 0 : pixels,
    diff: btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join("")),
  };
}

export class Comparer {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async open(browser: Browser): Promise<Comparer> {
    return new Comparer(await browser.newPage());
  }

  async compare(before: Buffer, after: Buffer): Promise<Comparison> {
    const pictures = [before.toString("base64"), after.toString("base64")] as const;
    const { pixels, diff } = await this.#page.evaluate(compareInPage, [pictures, ROUNDING] as const);
    return { pixels, diff: Buffer.from(diff, "base64") };
  }
}
