import { noPaletteImport } from "./no-palette-import.ts";
import { testRule } from "./rule-tester.ts";

testRule("no-palette-import", noPaletteImport, {
  lets: [
    'import { vars } from "../../theme/contract.css.ts";',
    'import { vars } from "@lobbykit/design-system/theme/contract.css";',
    'import "@lobbykit/design-system/theme/brands/wayang/dark";',
    'import { choose } from "./palette-menu.ts";',
  ],
  finds: [
    'import palette from "../../../tokens/palette.json";',
    'import { values } from "../../theme/brands/wayang/dark.css.ts";',
    'import * as dark from "@lobbykit/design-system/theme/brands/wayang/dark";',
    'import { measures } from "../../theme/measures.css.ts";',
    'export * from "./brands/sen/light.css.ts";',
  ],
});
