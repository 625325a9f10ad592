import { isStyleFile, nameOf, type NodeOf, type Rule } from "./rule.ts";

const SIDES = "Left|Right|Top|Bottom";
const LOGICAL: Record<string, string> = {
  Left: "InlineStart",
  Right: "InlineEnd",
  Top: "BlockStart",
  Bottom: "BlockEnd",
};
const SIDED = new RegExp(
  `^(?<what>margin|padding|border|scrollMargin|scrollPadding)(?<side>${SIDES})(?<rest>Width|Style|Color)?$`,
);
const CORNER = /^border(?<block>Top|Bottom)(?<inline>Left|Right)Radius$/;
const SIZE = /^(?<bound>min|max)?(?<axis>width|height)$/i;
/** Properties whose four values mean the top, right, bottom and left side. */
const SHORTHAND = /^(?:margin|padding|inset|scrollMargin|scrollPadding)$/;
const TAKES_SIDE = /^(?:textAlign|float|clear|captionSide)$/;

/** Returns the logical name of a property that names a side of the screen: `marginInlineStart` for `marginLeft`; else undefined. */
function logicalName(name: string): string | undefined {
  if (/^(?:left|right|top|bottom)$/.test(name)) return `inset${LOGICAL[name[0]?.toUpperCase() + name.slice(1)]}`;
  const sided = SIDED.exec(name)?.groups;
  if (sided) return `${sided.what}${LOGICAL[sided.side ?? ""]}${sided.rest ?? ""}`;
  const corner = CORNER.exec(name)?.groups;
  if (corner)
    return `border${corner.block === "Top" ? "Start" : "End"}${corner.inline === "Left" ? "Start" : "End"}Radius`;
  const size = SIZE.exec(name)?.groups;
  if (!size || (size.bound && /^[a-z]/.test(size.axis ?? ""))) return undefined;
  const logical = size.axis?.toLowerCase() === "width" ? "InlineSize" : "BlockSize";
  return size.bound ? `${size.bound}${logical}` : logical[0]?.toLowerCase() + logical.slice(1);
}

/** Whether a value names a side of the screen, or gives the left side another value than the right side. */
function isSided(name: string, text: string): boolean {
  if (TAKES_SIDE.test(name)) return /^(?:left|right|top|bottom)$/.test(text);
  const [, right, , left] = SHORTHAND.test(name) ? text.trim().split(/\s+/) : [];
  return left !== undefined && left !== right;
}

/** Forbids styles for left and right. In Arabic and Urdu the page is mirrored, but such a style is not (WCAG 1.3.2, D17c). */
export const noPhysicalDirection: Rule = {
  meta: {
    type: "problem",
    docs: { description: "Use logical sides in styles (`inline-start`), not physical sides (`left`)." },
    messages: {
      name: "“{{name}}” names the screen, and a page read from right to left is mirrored. Write “{{logical}}”.",
      value:
        "“{{value}}” names a side of the screen, and a page read from right to left is mirrored. Name the end of the line: start or end, `marginInlineStart` and so on.",
    },
  },
  create(context) {
    const check = (property: NodeOf<"Property">) => {
      const name = property.computed ? undefined : nameOf(property.key);
      if (name === undefined) return;
      const logical = logicalName(name);
      if (logical) context.report({ node: property, messageId: "name", data: { name, logical } });
      const value = property.value.type === "Literal" ? property.value.value : undefined;
      if (typeof value === "string" && isSided(name, value))
        context.report({ node: property, messageId: "value", data: { value } });
    };
    if (isStyleFile(context.filename)) {
      return { Property: (node) => (node.parent.type === "ObjectExpression" ? check(node) : undefined) };
    }
    return {
      JSXAttribute(node) {
        const value = node.value?.type === "JSXExpressionContainer" ? node.value.expression : undefined;
        if (nameOf(node.name) !== "style" || value?.type !== "ObjectExpression") return;
        for (const property of value.properties) if (property.type === "Property") check(property);
      },
    };
  },
};
