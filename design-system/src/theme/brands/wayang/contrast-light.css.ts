// Made from tokens/**/*.json by tokens/build.ts: edit those, then run `npm run generate`.
import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../conditions.ts";
import { vars } from "../../contract.css.ts";
import { themeLayer } from "../../layers.css.ts";

const { color } = vars;
const more = {
  [color.background.page]: "#fcfdff",
  [color.background.raised]: "#fcfdff",
  [color.background.sunken]: "#f6f8fb",
  [color.background.hover]: "#edf1f7",
  [color.background.pressed]: "#e4e8f0",
  [color.background.accent]: "#253282",
  [color.background.accentHover]: "#242d5a",
  [color.background.accentSoft]: "#f6f8fb",
  [color.background.positive]: "#044f36",
  [color.background.positiveSoft]: "#f6f8fb",
  [color.background.danger]: "#932518",
  [color.background.dangerHover]: "#761c11",
  [color.background.dangerSoft]: "#f6f8fb",
  [color.background.information]: "#015463",
  [color.background.informationSoft]: "#f6f8fb",
  [color.text.primary]: "#140b05",
  [color.text.secondary]: "#2c1e14",
  [color.text.muted]: "#59483c",
  [color.text.accent]: "#253282",
  [color.text.onAccent]: "#fcfdff",
  [color.text.positive]: "#044f36",
  [color.text.danger]: "#761c11",
  [color.text.information]: "#015463",
  [color.text.link]: "#253282",
  [color.border.hairline]: "#6e6056",
  [color.border.field]: "#59483c",
  [color.border.fieldHover]: "#140b05",
  [color.border.strong]: "#59483c",
  [color.border.accent]: "#253282",
  [color.border.danger]: "#932518",
  [color.border.focus]: "#5b3111",
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
  [color.ball.specialRing]: "#253282",
};

globalStyle('[data-brand="wayang"][data-theme="light"][data-contrast="more"]', {
  "@layer": { [themeLayer]: { vars: more } },
});
globalStyle('[data-brand="wayang"][data-theme="light"]:not([data-contrast="standard"])', {
  "@layer": { [themeLayer]: { "@media": { [media.moreContrast]: { vars: more } } } },
});
