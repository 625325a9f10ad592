/** Rules of the design system for oxlint (`jsPlugins`) and ESLint 9 or later: what the types of components cannot say. */
import { noFloatMoney } from "./no-float-money.ts";
import { noHardcodedText } from "./no-hardcoded-text.ts";
import { noLooseText } from "./no-loose-text.ts";
import { noPaletteImport } from "./no-palette-import.ts";
import { noPhysicalDirection } from "./no-physical-direction.ts";
import { noPortalOutsideOverlay } from "./no-portal-outside-overlay.ts";
import { noRawColour } from "./no-raw-colour.ts";
import { noUnlayeredStyle } from "./no-unlayered-style.ts";

/** Described without the linter's own types, which whoever installs the package need not have. */
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

// The form that linters load.
export default plugin;
