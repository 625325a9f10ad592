import { noRawColour } from "./no-raw-colour.ts";
import { inComponent, testRule } from "./rule-tester.ts";

testRule("no-raw-colour", noRawColour, {
  lets: [
    "style({ color: vars.color.text.primary })",
    'style({ color: "currentColor", background: "transparent", borderColor: "ButtonBorder" })',
    "style({ background: `color-mix(in srgb, ${ink} 14%, ${surface})` })",
    "style({ color: `rgb(from ${ink} r g b / 50%)` })",
    'style({ gridArea: "red", animationName: "gold" })',
    'style({ transitionProperty: "color, background-color" })',
    'import { part } from "#fab";',
    ...inComponent(
      '<a href="#fab">#123456</a>',
      '<Badge label="Red 7" />',
      'const tag = "#beef";',
      'const kind = { name: "gold" };',
    ),
  ],
  finds: [
    'style({ color: "#fff" })',
    'const ink = "#101418cc";',
    "style({ boxShadow: `0 0 4px rgb(0 0 0 / 20%)` })",
    'style({ border: "1px solid red" })',
    'style({ borderBlockStartColor: "rebeccapurple" })',
    'style({ color: isLoud ? "tomato" : vars.color.text.primary })',
    'style({ "@layer": { [layer]: { ":hover": { backgroundColor: "oklch(60% 0.1 20)" } } } })',
    ...inComponent('<path fill="#f7b134" />', '<path stroke="white" />', '<p style={{ color: "hsl(20 10% 10%)" }} />'),
  ],
});
