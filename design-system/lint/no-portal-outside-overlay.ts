import { nameOf, type Rule } from "./rule.ts";

/** Libraries that open their own layers, each with its own handling of focus, Escape and stacking order. */
const BRINGS_LAYERS =
  /^(?:@radix-ui\/react-(?:dialog|alert-dialog|popover|portal|tooltip|dropdown-menu|context-menu|hover-card|select|menubar|toast)|radix-ui|vaul|sonner|@headlessui\/react|react-aria-components(?:\/\w+)?|react-modal)$/;

/** Forbids layers outside of the design system (D17a). Layers of two systems compete for Escape, the focus and the topmost place. */
export const noPortalOutsideOverlay: Rule = {
  meta: {
    type: "problem",
    docs: { description: "Use Dialog, Sheet, Menu, Popover, Tooltip or Toast for layers above the page." },
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
