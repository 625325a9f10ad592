// Made from tokens/**/*.json by tokens/build.ts: edit those, then run `npm run generate`.
import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../conditions.ts";
import { vars } from "../../contract.css.ts";
import { themeLayer } from "../../layers.css.ts";

const { color } = vars;
const more = {
  [color.background.page]: "#fdfcff",
  [color.background.raised]: "#fdfcff",
  [color.background.sunken]: "#f9f6fc",
  [color.background.hover]: "#f3eff8",
  [color.background.pressed]: "#eae5f1",
  [color.background.accent]: "#4b1e8a",
  [color.background.accentHover]: "#391c68",
  [color.background.accentSoft]: "#f9f6fc",
  [color.background.positive]: "#044f36",
  [color.background.positiveSoft]: "#f9f6fc",
  [color.background.danger]: "#932518",
  [color.background.dangerHover]: "#761c11",
  [color.background.dangerSoft]: "#f9f6fc",
  [color.background.information]: "#124f8c",
  [color.background.informationSoft]: "#f9f6fc",
  [color.text.primary]: "#10091c",
  [color.text.secondary]: "#251b38",
  [color.text.muted]: "#4f4567",
  [color.text.accent]: "#4b1e8a",
  [color.text.onAccent]: "#fdfcff",
  [color.text.positive]: "#044f36",
  [color.text.danger]: "#761c11",
  [color.text.information]: "#124f8c",
  [color.text.link]: "#124f8c",
  [color.border.hairline]: "#665e7b",
  [color.border.field]: "#4f4567",
  [color.border.fieldHover]: "#10091c",
  [color.border.strong]: "#4f4567",
  [color.border.accent]: "#4b1e8a",
  [color.border.danger]: "#932518",
  [color.border.focus]: "#124f8c",
  [color.category.slots]: "#821067",
  [color.category.live]: "#8a041f",
  [color.category.sports]: "#0c5823",
  [color.category.fishing]: "#004f61",
  [color.category.lottery]: "#663e01",
  [color.category.poker]: "#512a96",
  [color.category.bingo]: "#89204d",
  [color.category.cockfight]: "#782e0a",
  [color.category.yb]: "#303995",
  [color.category.mini]: "#3d5001",
  [color.ball.specialRing]: "#4b1e8a",
};

globalStyle('[data-brand="parol"][data-theme="light"][data-contrast="more"]', {
  "@layer": { [themeLayer]: { vars: more } },
});
globalStyle('[data-brand="parol"][data-theme="light"]:not([data-contrast="standard"])', {
  "@layer": { [themeLayer]: { "@media": { [media.moreContrast]: { vars: more } } } },
});
