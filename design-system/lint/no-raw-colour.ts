import { isStyleFile, nameOf, type NodeOf, ownerOf, type Rule } from "./rule.ts";

const RAW = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!from )/i;
const TAKES_COLOUR =
  /^(?:color|fill|stroke|background|backgroundImage|border(?:Block|Inline)?(?:Start|End)?|outline|boxShadow|textShadow|filter|textDecoration|columnRule|\w*Color)$/;
const NAMED = new RegExp(
  `(?<![\\w-])(?:aliceblue|antiquewhite|aqua|aquamarine|azure|beige|bisque|black|blanchedalmond|blueviolet|brown|burlywood|cadetblue|chartreuse|chocolate|coral|cornsilk|crimson|cyan|(?:dark|deep|dim|dodger|fire|floral|forest|hot|indian|lawn|lemon|light|lime|medium|midnight|mint|misty|navajo|old|olive|orange|pale|peach|powder|rebecca|rosy|royal|saddle|sandy|sea|sky|slate|spring|steel|yellow)?(?:aquamarine|blue|brown|chiffon|coral|cream|cyan|drab|goldenrod|gray|grey|green|khaki|lace|lime|magenta|mint|olive|orange|orchid|pink|puff|purple|red|rose|salmon|seagreen|skyblue|slateblue|slategray|slategrey|springgreen|steelblue|turquoise|violet|violetred|white|yellow)|firebrick|fuchsia|gainsboro|ghostwhite|gold|honeydew|indigo|ivory|lavender|lavenderblush|linen|maroon|moccasin|navy|papayawhip|peru|plum|seashell|sienna|silver|snow|tan|teal|thistle|tomato|wheat|whitesmoke)(?![\\w-])`,
  "i",
);

/** Forbids literal colours. A role of the theme changes with the brand, the light theme and high contrast; a literal colour does not. */
export const noRawColour: Rule = {
  meta: {
    type: "problem",
    docs: { description: "Use the colours of the theme's roles (`vars.color`)." },
    messages: {
      raw: "“{{colour}}” is the same in every brand and mode, so it will be wrong in most. Read a role: `vars.color.…` from @lobbykit/design-system/theme/contract.css.",
    },
  },
  create(context) {
    const everywhere = isStyleFile(context.filename);
    const check = (node: NodeOf<"Literal"> | NodeOf<"TemplateElement">, text: string) => {
      const owner = ownerOf(node);
      const name = owner && nameOf(owner.type === "Property" ? owner.key : owner.name);
      const takesColour = name !== undefined && TAKES_COLOUR.test(name);
      const [colour] = ((everywhere || takesColour) && RAW.exec(text)) || (takesColour && NAMED.exec(text)) || [];
      if (colour) context.report({ node, messageId: "raw", data: { colour: colour.replace(/\($/, "(…)") } });
    };
    return {
      Literal(node) {
        if (typeof node.value === "string" && node.parent.type !== "ImportDeclaration") check(node, node.value);
      },
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};
