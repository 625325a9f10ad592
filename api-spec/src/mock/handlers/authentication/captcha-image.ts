import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

export interface CaptchaImage {
  text: string;
  /** PNG without a data-URL prefix (R424). */
  base64: string;
}

const WIDTH_PX = 150;
const HEIGHT_PX = 50;
const LENGTH = 4;
/** Left out because they look like other characters. */
const AMBIGUOUS_CHARACTERS = "0oO1ilI5S2Z";

let ready: Promise<unknown> | undefined;

/** Creates a new captcha. The two libraries are loaded with the first captcha, to keep the server's start fast. */
export async function drawCaptcha(): Promise<CaptchaImage> {
  const [{ create }, { Resvg, initWasm }] = await Promise.all([import("svg-captcha"), import("@resvg/resvg-wasm")]);
  ready ??= readFile(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")).then(initWasm);
  await ready;
  const { text, data } = create({
    size: LENGTH,
    width: WIDTH_PX,
    height: HEIGHT_PX,
    noise: 2,
    ignoreChars: AMBIGUOUS_CHARACTERS,
  });
  const png = new Resvg(data, { background: "#ffffff" }).render().asPng();
  return { text, base64: Buffer.from(png).toString("base64") };
}
