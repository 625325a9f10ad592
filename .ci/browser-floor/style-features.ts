import { type CssNode, parse, walk, type WalkContext } from "css-tree";
import { featuresBelow, type Lack, lackOf } from "./tables.ts";

/** Path in MDN's tables for each CSS function: `css.types.color.color-mix`. */
const FUNCTIONS: ReadonlyMap<string, readonly string[]> = new Map(
  [...featuresBelow("css", "types")].flatMap((path) =>
    [path, ...featuresBelow(...path)].map((found) => [found.at(-1) ?? "", found] as const),
  ),
);
/** Units that the tables list under another name. */
const DYNAMIC_UNITS = /^[dsl]v(?:h|w|i|b|min|max)$/;
const UNIT_GROUPS: Readonly<Record<string, string>> = {
  d: "viewport_percentage_units_dynamic",
  l: "viewport_percentage_units_large",
  s: "viewport_percentage_units_small",
};

const lackOfUnit = (unit: string): Lack | undefined =>
  lackOf("css", "types", "length", DYNAMIC_UNITS.test(unit) ? (UNIT_GROUPS[unit.charAt(0)] ?? unit) : unit);

const isOfVendor = (name: string) => name.startsWith("-");

/** The feature of a part of a style sheet, if some supported browser lacks it. */
function lackIn(node: CssNode, property: string | undefined): Lack | undefined {
  if ("name" in node && typeof node.name === "string" && isOfVendor(node.name)) return undefined;
  switch (node.type) {
    case "Atrule":
      return lackOf("css", "at-rules", node.name);
    case "Feature":
      return lackOf("css", "at-rules", "media", node.name);
    case "PseudoClassSelector":
    case "PseudoElementSelector":
      return lackOf("css", "selectors", node.name);
    case "Declaration":
      return isOfVendor(node.property) ? undefined : lackOf("css", "properties", node.property);
    case "Identifier":
      return property === undefined ? undefined : lackOf("css", "properties", property, node.name);
    case "Function":
      return lackOf(...(FUNCTIONS.get(node.name) ?? []));
    case "Dimension":
      return lackOfUnit(node.unit.toLowerCase());
    default:
      return undefined;
  }
}

const isQuestion = (node: CssNode): boolean => node.type === "Atrule" && node.name === "supports";

/**
 * Returns the features of a style sheet that some supported browser lacks. Anything inside `@supports` is ignored, and so are names with a
 * vendor prefix.
 */
export function styleLacks(css: string): Lack[] {
  const found = new Map<string, Lack>();
  let questions = 0;
  walk(parse(css), {
    enter(this: WalkContext, node: CssNode) {
      if (isQuestion(node)) questions += 1;
      const lack = questions > 0 ? undefined : lackIn(node, this.declaration?.property);
      if (lack) found.set(lack.feature, lack);
    },
    leave(node: CssNode) {
      if (isQuestion(node)) questions -= 1;
    },
  });
  return [...found.values()];
}
