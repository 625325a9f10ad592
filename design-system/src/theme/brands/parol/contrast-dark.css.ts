// Made from tokens/**/*.json by tokens/build.ts: edit those, then run `npm run generate`.
import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../conditions.ts";
import { vars } from "../../contract.css.ts";
import { themeLayer } from "../../layers.css.ts";

const { color } = vars;
const more = {
  [color.background.page]: "#10091c",
  [color.background.card]: "#170f26",
  [color.background.raised]: "#211735",
  [color.background.hover]: "#2b1d43",
  [color.background.pressed]: "#33244f",
  [color.background.overlay]: "#211735",
  [color.background.field]: "#10091c",
  [color.background.accent]: "#f8e45b",
  [color.background.accentHover]: "#f9ec94",
  [color.background.accentSoft]: "#2b1d43",
  [color.background.positive]: "#85e8c0",
  [color.background.positiveSoft]: "#2b1d43",
  [color.background.danger]: "#ffa193",
  [color.background.dangerSoft]: "#2b1d43",
  [color.background.information]: "#a9d5ff",
  [color.background.informationSoft]: "#2b1d43",
  [color.background.skeleton]: "#3e2f5c",
  [color.text.primary]: "#fdfcff",
  [color.text.secondary]: "#f0efe8",
  [color.text.muted]: "#cac3dd",
  [color.text.accent]: "#f9ec94",
  [color.text.positive]: "#85e8c0",
  [color.text.danger]: "#ffc4ba",
  [color.text.information]: "#a9d5ff",
  [color.border.hairline]: "#ada3c7",
  [color.border.field]: "#cac3dd",
  [color.border.fieldHover]: "#fdfcff",
  [color.border.strong]: "#cac3dd",
  [color.border.accent]: "#f9ec94",
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

globalStyle('[data-brand="parol"]:not([data-theme="light"])[data-contrast="more"]', {
  "@layer": { [themeLayer]: { vars: more } },
});
globalStyle('[data-brand="parol"]:not([data-theme="light"]):not([data-contrast="standard"])', {
  "@layer": { [themeLayer]: { "@media": { [media.moreContrast]: { vars: more } } } },
});
