import type { Page } from "@playwright/test";

/** Runs in the page. Returns a photograph of 8 by 4 px in base64, with a location in its EXIF data as phones write it. */
function draw(): string {
  const canvas = Object.assign(document.createElement("canvas"), { width: 8, height: 4 });
  canvas.getContext("2d")?.fillRect(0, 0, 4, 4);
  const jpeg = atob(canvas.toDataURL("image/jpeg").split(",")[1] ?? "");
  const exif = "Exif\0\0II*\0GPS 23.8103N 90.4125E";
  const segment = `\u00FF\u00E1\0${String.fromCodePoint(exif.length + 2)}${exif}`;
  return btoa(jpeg.slice(0, 2) + segment + jpeg.slice(2));
}

/** Runs in each page before its scripts. Stores the bytes of uploaded pictures, because the browser's protocol does not report them. */
function keep(): void {
  const send = window.fetch;
  window.fetch = async (input, init) => {
    if (input instanceof Request && input.headers.get("content-type")?.startsWith("image/")) {
      const bytes = new Uint8Array(await input.clone().arrayBuffer());
      const sent = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join("");
      sessionStorage.setItem("e2ePicture", btoa(sent));
    }
    return send(input, init);
  };
}

/** Returns a JPEG file with a location in its EXIF data. */
export const photographWithPlace = async (page: Page): Promise<Buffer> =>
  Buffer.from(await page.evaluate(draw), "base64");

/** From the next page load on, stores the picture that was uploaded last. */
export const keepPictures = (page: Page): Promise<unknown> => page.addInitScript(keep);

/** Returns the bytes of the picture that was uploaded last. */
export const sentPicture = async (page: Page): Promise<Buffer> =>
  Buffer.from((await page.evaluate(() => sessionStorage.getItem("e2ePicture"))) ?? "", "base64");
