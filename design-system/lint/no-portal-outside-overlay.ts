import { nameOf, type Rule } from "./rule.ts";

/** Libraries that bring layers of their own, each with its own idea of focus, Escape and z order. */
const BRINGS_LAYERS =
  /^(?:@radix-ui\/react-(?:dialog|alert-dialog|popover|portal|tooltip|dropdown-menu|context-menu|hover-card|select|menubar|toast)|radix-ui|vaul|sonner|@headlessui\/react|react-aria-components(?:\/\w+)?|react-modal)$/;

/** One place makes layers (D17a): two that do not know each other fight over Escape, focus and which lies above. */
export const noPortalOutsideOverlay: Rule = {
  meta: {
    type: "problem",
    docs: { description: "Layers over the page come from Dialog, Sheet, Menu, Popover, Tooltip and Toast." },
    messages: {
      portal:
        "“{{what}}” makes a layer that the design system's dialogs do not know: Escape closes both, and a list inside takes no touch. Use Dialog, Sheet, Menu, Popover, Tooltip or Toast.",
    },
  },
  create: (context) => ({
    ImportDeclaration(node) {
      const what = node.source.value;
      if (node.importKind !== "type" && BRINGS_LAYERS.test(what))
        context.report({ node, messageId: "portal", data: { what } });
    },
    ImportSpecifier(node) {
      const what = nameOf(node.imported);
      if (what === "createPortal") context.report({ node, messageId: "portal", data: { what } });
    },
    MemberExpression(node) {
      if (!node.computed && node.property.type === "Identifier" && node.property.name === "createPortal")
        context.report({ node, messageId: "portal", data: { what: "createPortal" } });
    },
  }),
};
