// Made from tokens/**/*.json by tokens/build.ts: edit those, then run `npm run generate`.
import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../conditions.ts";
import { vars } from "../../contract.css.ts";
import { themeLayer } from "../../layers.css.ts";

const { color } = vars;
const more = {
  [color.background.page]: "#fffcfc",
  [color.background.raised]: "#fffcfc",
  [color.background.sunken]: "#fdf6f5",
  [color.background.hover]: "#f9eeec",
  [color.background.pressed]: "#f3e4e2",
  [color.background.accent]: "#7d124c",
  [color.background.accentHover]: "#471d33",
  [color.background.accentSoft]: "#fdf6f5",
  [color.background.positive]: "#044f36",
  [color.background.positiveSoft]: "#fdf6f5",
  [color.background.danger]: "#932518",
  [color.background.dangerHover]: "#761c11",
  [color.background.dangerSoft]: "#fdf6f5",
  [color.background.information]: "#124f8c",
  [color.background.informationSoft]: "#fdf6f5",
  [color.text.primary]: "#16090d",
  [color.text.secondary]: "#2e1b21",
  [color.text.muted]: "#5c444c",
  [color.text.accent]: "#7d124c",
  [color.text.onAccent]: "#fffcfc",
  [color.text.positive]: "#044f36",
  [color.text.danger]: "#761c11",
  [color.text.information]: "#124f8c",
  [color.text.link]: "#124f8c",
  [color.border.hairline]: "#715d63",
  [color.border.field]: "#5c444c",
  [color.border.fieldHover]: "#16090d",
  [color.border.strong]: "#5c444c",
  [color.border.accent]: "#7d124c",
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
  [color.ball.specialRing]: "#7d124c",
};

globalStyle('[data-brand="sen"][data-theme="light"][data-contrast="more"]', {
  "@layer": { [themeLayer]: { vars: more } },
});
globalStyle('[data-brand="sen"][data-theme="light"]:not([data-contrast="standard"])', {
  "@layer": { [themeLayer]: { "@media": { [media.moreContrast]: { vars: more } } } },
});
