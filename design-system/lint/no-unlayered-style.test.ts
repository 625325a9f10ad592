import { noUnlayeredStyle } from "./no-unlayered-style.ts";
import { testRule } from "./rule-tester.ts";

testRule("no-unlayered-style", noUnlayeredStyle, {
  lets: [
    "style(layered({ margin: 0 }))",
    'style({ "@layer": { [appLayer]: { margin: 0 } } })',
    "style([card, layered({ margin: 0 })])",
    "style({})",
    "recipe({ base: layered({ margin: 0 }), variants: { size: { small: {}, large: layered({ margin: 0 }) } } })",
    "styleVariants(SIZES, (size) => layered({ padding: size }))",
    'globalStyle("html", { "@layer": { [baseLayer]: { margin: 0 } } })',
    "valueOf({ margin: 0 })",
    "recipe({ variants: { size: sizes }, compoundVariants: pairs.map(toStyle) })",
  ],
  finds: [
    "style({ margin: 0 })",
    "style([card, { margin: 0 }])",
    'style({ "@layer": { [appLayer]: {} }, margin: 0 })',
    'style({ "@media": { [media.hover]: { margin: 0 } } })',
    'globalStyle("html", { margin: 0 })',
    "recipe({ base: { margin: 0 } })",
    "recipe({ variants: { size: { small: {}, large: { margin: 0 } } } })",
    "recipe({ compoundVariants: [{ variants: {}, style: { margin: 0 } }] })",
    "styleVariants({ small: layered({}), large: { margin: 0 } })",
    "styleVariants(SIZES, (size) => ({ padding: size }))",
  ],
});
