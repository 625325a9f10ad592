// Made from tokens/**/*.json by tokens/build.ts: edit those, then run `npm run generate`.
import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../conditions.ts";
import { vars } from "../../contract.css.ts";
import { themeLayer } from "../../layers.css.ts";

const { color } = vars;
const more = {
  [color.background.page]: "#16090d",
  [color.background.card]: "#1e0f14",
  [color.background.raised]: "#2b171e",
  [color.background.hover]: "#361d26",
  [color.background.pressed]: "#40252e",
  [color.background.overlay]: "#2b171e",
  [color.background.field]: "#16090d",
  [color.background.accent]: "#febad9",
  [color.background.accentHover]: "#ffd1e5",
  [color.background.accentSoft]: "#361d26",
  [color.background.positive]: "#85e8c0",
  [color.background.positiveSoft]: "#361d26",
  [color.background.danger]: "#ffa193",
  [color.background.dangerSoft]: "#361d26",
  [color.background.information]: "#a9d5ff",
  [color.background.informationSoft]: "#361d26",
  [color.background.skeleton]: "#4d2f39",
  [color.text.primary]: "#fffcfc",
  [color.text.secondary]: "#f6edeb",
  [color.text.muted]: "#d4c2c7",
  [color.text.accent]: "#ffd1e5",
  [color.text.positive]: "#85e8c0",
  [color.text.danger]: "#ffc4ba",
  [color.text.information]: "#a9d5ff",
  [color.border.hairline]: "#baa2a9",
  [color.border.field]: "#d4c2c7",
  [color.border.fieldHover]: "#fffcfc",
  [color.border.strong]: "#d4c2c7",
  [color.border.accent]: "#ffd1e5",
  [color.border.danger]: "#ffa193",
  [color.category.slots]: "#fea5e4",
  [color.category.live]: "#ff9da9",
  [color.category.sports]: "#99e9aa",
  [color.category.fishing]: "#8fe7f7",
  [color.category.lottery]: "#ffdb9f",
  [color.category.poker]: "#cdbaff",
  [color.category.bingo]: "#ffc4d8",
  [color.category.cockfight]: "#fcb58f",
  [color.category.yb]: "#b6c3ff",
  [color.category.mini]: "#d7f396",
};

globalStyle('[data-brand="sen"]:not([data-theme="light"])[data-contrast="more"]', {
  "@layer": { [themeLayer]: { vars: more } },
});
globalStyle('[data-brand="sen"]:not([data-theme="light"]):not([data-contrast="standard"])', {
  "@layer": { [themeLayer]: { "@media": { [media.moreContrast]: { vars: more } } } },
});
