/** The design system's rules for oxlint (`jsPlugins`) and ESLint 9 or later. They report wrong use that types cannot prevent. */
import { noFloatMoney } from "./no-float-money.ts";
import { noHardcodedText } from "./no-hardcoded-text.ts";
import { noLooseText } from "./no-loose-text.ts";
import { noPaletteImport } from "./no-palette-import.ts";
import { noPhysicalDirection } from "./no-physical-direction.ts";
import { noPortalOutsideOverlay } from "./no-portal-outside-overlay.ts";
import { noRawColour } from "./no-raw-colour.ts";
import { noUnlayeredStyle } from "./no-unlayered-style.ts";

/** The plugin's type. It does not use the linter's types, because a user of the package may not have installed the linter. */
export interface LintPlugin {
  meta: { name: string };
  rules: Record<string, { create: (context: never) => object }>;
}

const plugin: LintPlugin = {
  meta: { name: "lobbykit" },
  rules: {
    "no-float-money": noFloatMoney,
    "no-hardcoded-text": noHardcodedText,
    "no-loose-text": noLooseText,
    "no-palette-import": noPaletteImport,
    "no-physical-direction": noPhysicalDirection,
    "no-portal-outside-overlay": noPortalOutsideOverlay,
    "no-raw-colour": noRawColour,
    "no-unlayered-style": noUnlayeredStyle,
  },
};

// Linters load the default export.
export default plugin;
