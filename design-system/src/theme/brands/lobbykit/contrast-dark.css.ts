// Made from tokens/**/*.json by tokens/build.ts: edit those, then run `npm run generate`.
import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../conditions.ts";
import { vars } from "../../contract.css.ts";
import { themeLayer } from "../../layers.css.ts";

const { color } = vars;
const more = {
  [color.background.page]: "#080d1a",
  [color.background.card]: "#0d1424",
  [color.background.raised]: "#141d32",
  [color.background.hover]: "#1a2540",
  [color.background.pressed]: "#202d4c",
  [color.background.overlay]: "#141d32",
  [color.background.field]: "#080d1a",
  [color.background.accent]: "#ffc454",
  [color.background.accentHover]: "#ffd98a",
  [color.background.accentSoft]: "#1a2540",
  [color.background.positive]: "#85e8c0",
  [color.background.positiveSoft]: "#1a2540",
  [color.background.danger]: "#ffa193",
  [color.background.dangerSoft]: "#1a2540",
  [color.background.information]: "#a9d5ff",
  [color.background.informationSoft]: "#1a2540",
  [color.background.skeleton]: "#293858",
  [color.text.primary]: "#fffdf9",
  [color.text.secondary]: "#f4eee2",
  [color.text.muted]: "#bac3d6",
  [color.text.accent]: "#ffd98a",
  [color.text.positive]: "#85e8c0",
  [color.text.danger]: "#ffc4ba",
  [color.text.information]: "#a9d5ff",
  [color.border.hairline]: "#98a4bd",
  [color.border.field]: "#bac3d6",
  [color.border.fieldHover]: "#fffdf9",
  [color.border.strong]: "#bac3d6",
  [color.border.accent]: "#ffd98a",
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

globalStyle(':not([data-theme="light"])[data-contrast="more"]', { "@layer": { [themeLayer]: { vars: more } } });
globalStyle(':root:not([data-theme="light"], [data-contrast="standard"])', {
  "@layer": { [themeLayer]: { "@media": { [media.moreContrast]: { vars: more } } } },
});
