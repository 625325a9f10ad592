import { nameOf, type NodeOf, type Rule } from "./rule.ts";

type Value = NodeOf<"CallExpression">["arguments"][number] | NodeOf<"Property">["value"];

/** Returns the first declaration of a style outside of any layer. The result of a helper, such as `layered(…)`, is not checked. */
function firstLoose(value: Value | null | undefined): NodeOf<"Property"> | undefined {
  if (value?.type === "ArrayExpression") return firstOf(value.elements, firstLoose);
  if (value?.type === "ArrowFunctionExpression") return value.expression ? firstLoose(value.body as Value) : undefined;
  return firstOf(propertiesOf(value), (property) => (nameOf(property.key) === "@layer" ? undefined : property));
}

const propertiesOf = (value: Value | null | undefined): NodeOf<"Property">[] =>
  value?.type === "ObjectExpression" ? value.properties.filter((property) => property.type === "Property") : [];
const valuesOf = (value: Value | null | undefined) => propertiesOf(value).map((property) => property.value);
const valueOf = (value: Value | undefined, name: string) =>
  propertiesOf(value).find((property) => nameOf(property.key) === name)?.value;

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found) return found;
  }
  return undefined;
}

/** Returns the styles among the arguments of a vanilla-extract function. */
type Styles = (values: NodeOf<"CallExpression">["arguments"]) => readonly (Value | null)[];
const STYLES: Record<string, Styles> = {
  style: ([rule]) => (rule ? [rule] : []),
  globalStyle: ([, rule]) => (rule ? [rule] : []),
  styleVariants: ([map, make]) => (make?.type === "ArrowFunctionExpression" ? [make] : valuesOf(map)),
  recipe: ([options]) => {
    const compound = valueOf(options, "compoundVariants");
    return [
      valueOf(options, "base") ?? null,
      ...valuesOf(valueOf(options, "variants")).flatMap(valuesOf),
      ...(compound?.type === "ArrayExpression"
        ? compound.elements.map((entry) => valueOf(entry ?? undefined, "style") ?? null)
        : []),
    ];
  },
};

/** Requires a cascade layer for every style (D17c). Layers have a fixed order in any load order; a rule outside overrides all layers. */
export const noUnlayeredStyle: Rule = {
  meta: {
    type: "problem",
    docs: { description: "Put every style into a named layer." },
    messages: {
      loose:
        'A rule outside every layer beats all rules inside one, components\' own too. Put it in `"@layer": { [appLayer]: { … } }` with `appLayer` from @lobbykit/design-system/theme/layers.css (components: `componentStyle({ … })`, or `layered({ … })` in a recipe).',
    },
  },
  create: (context) => ({
    CallExpression(node) {
      const name = nameOf(node.callee) ?? "";
      const loose = Object.hasOwn(STYLES, name) && firstOf(STYLES[name]?.(node.arguments) ?? [], firstLoose);
      if (loose) context.report({ node: loose, messageId: "loose" });
    },
  }),
};
