import { noPhysicalDirection } from "./no-physical-direction.ts";
import { inComponent, testRule } from "./rule-tester.ts";

testRule("no-physical-direction", noPhysicalDirection, {
  lets: [
    "style({ marginInlineStart: vars.space[4], borderBlockStartColor: edge, insetInlineEnd: 0 })",
    'style({ maxInlineSize: vars.size.content, textAlign: "start", lineHeight: 1 })',
    'style({ padding: "0 4px", margin: "0 4px 0 4px" })',
    "const control = { medium: side };",
    "// left: a comment",
    "interface Box { left: number; width: string }",
    "const { width } = box;",
    "style({ [left]: 0 })",
    ...inComponent("<img width={4} style={{ inlineSize: 4 }} />", "const box = { left: 0, width: 4 };"),
  ],
  finds: [
    "style({ marginLeft: vars.space[4] })",
    'style({ borderTopColor: "red" })',
    "style({ borderTopLeftRadius: 0 })",
    "style({ selectors: { '&::after': { right: 0 } } })",
    "style({ maxWidth: vars.size.content })",
    "style({ height: 4 })",
    'style({ textAlign: "right" })',
    'style({ float: "left" })',
    'style({ margin: "0 4px 0 8px" })',
    ...inComponent("<p style={{ paddingRight: 4 }} />"),
  ],
});
