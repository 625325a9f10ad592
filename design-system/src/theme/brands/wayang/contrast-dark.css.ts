// Made from tokens/**/*.json by tokens/build.ts: edit those, then run `npm run generate`.
import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../conditions.ts";
import { vars } from "../../contract.css.ts";
import { themeLayer } from "../../layers.css.ts";

const { color } = vars;
const more = {
  [color.background.page]: "#140b05",
  [color.background.card]: "#1d1209",
  [color.background.raised]: "#291a0f",
  [color.background.hover]: "#332214",
  [color.background.pressed]: "#3d291a",
  [color.background.overlay]: "#291a0f",
  [color.background.field]: "#140b05",
  [color.background.accent]: "#b7c6ff",
  [color.background.accentHover]: "#cad6ff",
  [color.background.accentSoft]: "#332214",
  [color.background.positive]: "#85e8c0",
  [color.background.positiveSoft]: "#332214",
  [color.background.danger]: "#ffa193",
  [color.background.dangerSoft]: "#332214",
  [color.background.information]: "#98e3ec",
  [color.background.informationSoft]: "#332214",
  [color.background.skeleton]: "#493424",
  [color.text.primary]: "#fcfdff",
  [color.text.secondary]: "#f2efea",
  [color.text.muted]: "#d2c5bb",
  [color.text.accent]: "#cad6ff",
  [color.text.positive]: "#85e8c0",
  [color.text.danger]: "#ffc4ba",
  [color.text.information]: "#98e3ec",
  [color.text.link]: "#cad6ff",
  [color.border.hairline]: "#b7a599",
  [color.border.field]: "#d2c5bb",
  [color.border.fieldHover]: "#fcfdff",
  [color.border.strong]: "#d2c5bb",
  [color.border.accent]: "#cad6ff",
  [color.border.danger]: "#ffa193",
  [color.border.focus]: "#f2cf94",
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
  [color.ball.specialRing]: "#f2cf94",
};

globalStyle('[data-brand="wayang"]:not([data-theme="light"])[data-contrast="more"]', {
  "@layer": { [themeLayer]: { vars: more } },
});
globalStyle('[data-brand="wayang"]:not([data-theme="light"]):not([data-contrast="standard"])', {
  "@layer": { [themeLayer]: { "@media": { [media.moreContrast]: { vars: more } } } },
});
