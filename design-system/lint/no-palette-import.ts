import type { Rule } from "./rule.ts";

const VALUES = /(?:^|\/)(?:palette(?:\.json)?|theme\/brands\/.+|brands\/[^/]+\/[^/]+|measures\.css(?:\.ts)?)$/;

/** Forbids imports of a brand's values (D17c). Code that imports a value works for one brand only, and every change rebuilds it. */
export const noPaletteImport: Rule = {
  meta: {
    type: "problem",
    docs: { description: "Scripts and styles read roles, never the palette or a brand's values." },
    messages: {
      palette:
        "“{{source}}” holds values of one brand, and roles are what changes with the brand. Import `vars` from @lobbykit/design-system/theme/contract.css; a brand's style sheet is imported by itself, without names.",
    },
  },
  create: (context) => ({
    ImportDeclaration(node) {
      if (node.specifiers.length > 0 && VALUES.test(node.source.value))
        context.report({ node, messageId: "palette", data: { source: node.source.value } });
    },
    ExportAllDeclaration(node) {
      if (VALUES.test(node.source.value))
        context.report({ node, messageId: "palette", data: { source: node.source.value } });
    },
  }),
};
