import { globalStyle } from "@vanilla-extract/css";
import { media } from "./conditions.ts";
import { vars } from "./contract.css.ts";
import { baseLayer, resetLayer } from "./layers.css.ts";

type Rule = Parameters<typeof globalStyle>[1];
const reset = (selector: string, rule: NonNullable<Rule["@layer"]>[string]) =>
  globalStyle(selector, { "@layer": { [resetLayer]: rule } });
const base = (selector: string, rule: NonNullable<Rule["@layer"]>[string]) =>
  globalStyle(selector, { "@layer": { [baseLayer]: rule } });

// Of elements only: with a rule for `::before` a browser would work out the style of one for each element that has none.
reset("*", { boxSizing: "border-box" });
reset("body, h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, legend", { margin: 0, padding: 0 });
reset("ul, ol", { listStyle: "none" });
reset("fieldset, dialog, iframe", { border: 0 });
reset("h1, h2, h3, h4, h5, h6", { font: "inherit" });
// Without it a browser gives controls their own font, and pictures differ by machine.
reset("button, input, select, textarea", { font: "inherit", color: "inherit", letterSpacing: "inherit" });
reset("button", { padding: 0, border: 0, background: "none", textAlign: "inherit", cursor: "pointer" });
reset("img, svg, video", { display: "block", maxInlineSize: "100%" });
reset("table", { borderCollapse: "collapse", borderSpacing: 0 });
reset("th", { textAlign: "start", fontWeight: "inherit" });
reset("a", { color: "inherit", textDecoration: "inherit" });

base("html", {
  // Browsers on phones enlarge text by their own measure when turned to landscape.
  WebkitTextSizeAdjust: "100%",
  textSizeAdjust: "100%",
  scrollPaddingBlock: `calc(${vars.size.header} + ${vars.space[16]})`,
  // There the header does not stay in sight.
  "@media": { [media.short]: { scrollPaddingBlock: vars.space[16] } },
});
base("body", {
  minBlockSize: "100dvh",
  backgroundColor: vars.color.background.page,
  color: vars.color.text.primary,
  fontFamily: vars.font.family,
  fontSize: vars.font.size[16],
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.font.lineHeight.text,
  overflowWrap: "break-word",
});
// A part in another language than its page keeps the line height of its script.
base("[lang]", { lineHeight: vars.font.lineHeight.text });
base("h1, h2, h3, h4, h5, h6", { lineHeight: vars.font.lineHeight.heading, textWrap: "balance" });
base(":focus-visible", {
  outline: `2px solid ${vars.color.border.focus}`,
  outlineOffset: "2px",
  "@media": { [media.forcedColors]: { outlineColor: "Highlight" } },
});
// A focused heading or region is a place to read from, not a control.
base('[tabindex="-1"]:focus-visible', { outline: "none" });
// From the root it reaches all; where it does not yet, a browser marks in its own colours. A rule for every `::selection` would cost a
// style for each element of the page.
base(":root::selection", { backgroundColor: vars.color.background.accent, color: vars.color.text.onAccent });
base("::placeholder", { color: vars.color.text.muted, opacity: 1 });
base(":disabled", { cursor: "not-allowed" });
// Forced colours: a browser takes over text, grounds and borders, but not gradients, and it knows no aria-disabled.
base(":root, [data-brand], [data-theme]", {
  "@media": {
    [media.forcedColors]: {
      vars: { [vars.color.ball.highlight]: "Canvas", [vars.color.picture.shade]: "Canvas" },
    },
  },
});
base('[aria-disabled="true"]', { "@media": { [media.forcedColors]: { color: "GrayText" } } });
base("[hidden]:not([hidden='until-found'])", { display: "none !important" });
base("html", { "@media": { [media.reducedMotion]: { scrollBehavior: "auto" } } });
// While a modal is open Radix takes pointer events from the body, by a style of the element, and the browser restyles every element of
// the page for it, though the modal's background lies over them all. Importance wins over both that and a margin for the scroll bar,
// whose place `overlay.tsx` keeps.
reset("body[data-scroll-locked]", {
  pointerEvents: "auto !important" as "auto",
  margin: "0 !important",
});
// On paper: dark on white, whole, and of a page with an open modal that modal alone. Importance wins over every later layer.
const important = <Value extends string>(value: Value) => `${value} !important` as Value;
const print = (selector: string, rule: Record<string, string>) => base(selector, { "@media": { [media.print]: rule } });
const OPEN_MODAL = ':is([role="dialog"], [role="alertdialog"])[data-state="open"]';
print("*, *::before, *::after", {
  colorScheme: important("light"),
  color: important("CanvasText"),
  background: important("none"),
  boxShadow: important("none"),
  overflow: important("visible"),
  maxBlockSize: important("none"),
});
print(`body:has(${OPEN_MODAL}) > :not(:has(${OPEN_MODAL})), nav, footer, body > :not(:has(${OPEN_MODAL})) header`, {
  display: important("none"),
});
print(`:has(> ${OPEN_MODAL}), ${OPEN_MODAL}, ${OPEN_MODAL} > *`, {
  position: important("static"),
  display: important("block"),
  blockSize: important("auto"),
});
// react-aria would write this rule into a <style>, which the policy forbids (D17); it looks for an element with
// id="react-aria-pressable-style" first, which the page holds as a <meta>.
base("[data-react-aria-pressable]", { touchAction: "pan-x pan-y pinch-zoom" });
