// Made from tokens/**/*.json by tokens/build.ts: edit those, then run `npm run generate`.
import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../conditions.ts";
import { vars } from "../../contract.css.ts";
import { themeLayer } from "../../layers.css.ts";

const { color } = vars;
const more = {
  [color.background.page]: "#fffdf9",
  [color.background.raised]: "#fffdf9",
  [color.background.sunken]: "#fbf7ef",
  [color.background.hover]: "#f6f0e4",
  [color.background.pressed]: "#efe7d8",
  [color.background.accent]: "#673c00",
  [color.background.accentHover]: "#37290f",
  [color.background.accentSoft]: "#fbf7ef",
  [color.background.positive]: "#044f36",
  [color.background.positiveSoft]: "#fbf7ef",
  [color.background.danger]: "#932518",
  [color.background.dangerHover]: "#761c11",
  [color.background.dangerSoft]: "#fbf7ef",
  [color.background.information]: "#124f8c",
  [color.background.informationSoft]: "#fbf7ef",
  [color.text.primary]: "#080d1a",
  [color.text.secondary]: "#1a2236",
  [color.text.muted]: "#434d66",
  [color.text.accent]: "#673c00",
  [color.text.onAccent]: "#fffdf9",
  [color.text.positive]: "#044f36",
  [color.text.danger]: "#761c11",
  [color.text.information]: "#124f8c",
  [color.text.link]: "#124f8c",
  [color.border.hairline]: "#5c6579",
  [color.border.field]: "#434d66",
  [color.border.fieldHover]: "#080d1a",
  [color.border.strong]: "#434d66",
  [color.border.accent]: "#673c00",
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
  [color.ball.specialRing]: "#673c00",
};

globalStyle('[data-theme="light"][data-contrast="more"]', { "@layer": { [themeLayer]: { vars: more } } });
globalStyle('[data-theme="light"]:not([data-contrast="standard"])', {
  "@layer": { [themeLayer]: { "@media": { [media.moreContrast]: { vars: more } } } },
});
