// Draws the pictures that a shared link shows (public/previews): `npm run previews -w @lobbykit/reference-app`, after a new kind of page.
import path from "node:path";
import { readFileSync } from "node:fs";
import {
  BingoIcon,
  CockfightIcon,
  FishingIcon,
  LiveIcon,
  LotteryIcon,
  PokerIcon,
  SlotsIcon,
  SportsIcon,
  YbIcon,
  type IconDrawing,
} from "@lobbykit/design-system/icons";
import { openBrowser } from "../.ci/browser/open-browser.ts";
import { PICTURE_SIZE_PX } from "./page-files.ts";
import type { MetaKey } from "./src/app/navigation/page-meta-rules.ts";

const publicFolder = path.join(import.meta.dirname, "public");

/** The drawings of each picture. */
const PICTURES: Readonly<Record<MetaKey, readonly IconDrawing[]>> = {
  index: [SlotsIcon, LiveIcon, SportsIcon, LotteryIcon],
  slots: [SlotsIcon],
  live: [LiveIcon],
  sports: [SportsIcon],
  fishing: [FishingIcon],
  poker: [PokerIcon],
  lottery: [LotteryIcon],
  yb: [YbIcon],
  bingo: [BingoIcon],
  cockfight: [CockfightIcon],
};

/** Quality from 0 to 100. A JPEG has a tenth of the bytes of a PNG here, because the background is a gradient. */
const JPEG_QUALITY = 85;

const attributeName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const svgOf = (drawing: IconDrawing): string =>
  `<svg viewBox="0 0 24 24">${drawing
    .map(([tag, attributes]) => {
      const texts = Object.entries(attributes).map(([name, value]) => `${attributeName(name)}="${value}"`);
      return `<${tag} ${texts.join(" ")} />`;
    })
    .join("")}</svg>`;

const pageOf = (drawings: readonly IconDrawing[], mark: string): string => `<!doctype html>
<style>
  body { margin: 0; display: grid; grid-template-columns: 1fr auto; align-items: center; gap: 48px; box-sizing: border-box;
    width: ${PICTURE_SIZE_PX.width}px; height: ${PICTURE_SIZE_PX.height}px; padding: 0 96px; color: #f4f6fb;
    font: 700 88px/1.1 system-ui, sans-serif;
    background: radial-gradient(circle at 78% 50%, #24365f 0, #0d1424 62%); }
  .mark { display: flex; align-items: center; gap: 36px; }
  .mark svg { width: 168px; height: 168px; }
  .drawings { display: grid; grid-template-columns: repeat(${drawings.length > 1 ? 2 : 1}, auto); gap: 40px; }
  .drawings svg { width: ${drawings.length > 1 ? 168 : 336}px; fill: none; stroke: #f2a93b;
    stroke-width: ${drawings.length > 1 ? 1.5 : 1.2}; stroke-linecap: round; stroke-linejoin: round; }
</style>
<div class="mark">${mark}<span>Lobbykit</span></div>
<div class="drawings">${drawings.map(svgOf).join("")}</div>`;

const browser = await openBrowser();
try {
  const page = await browser.newPage({ viewport: PICTURE_SIZE_PX });
  const mark = readFileSync(path.join(publicFolder, "icon.svg"), "utf8");
  for (const [name, drawings] of Object.entries(PICTURES)) {
    await page.setContent(pageOf(drawings, mark));
    await page.screenshot({ path: path.join(publicFolder, `previews/${name}.jpg`), quality: JPEG_QUALITY });
  }
} finally {
  await browser.close();
}
