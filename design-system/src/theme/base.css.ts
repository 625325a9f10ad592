import { globalStyle } from "@vanilla-extract/css";
import { media } from "./conditions.ts";
import { vars } from "./contract.css.ts";
import { baseLayer, resetLayer } from "./layers.css.ts";

type Rule = Parameters<typeof globalStyle>[1];
const reset = (selector: string, rule: NonNullable<Rule["@layer"]>[string]) =>
  globalStyle(selector, { "@layer": { [resetLayer]: rule } });
const base = (selector: string, rule: NonNullable<Rule["@layer"]>[string]) =>
  globalStyle(selector, { "@layer": { [baseLayer]: rule } });

// Applies to elements only: with a rule for `::before`, the browser would compute its style for every element.
reset("*", { boxSizing: "border-box" });
reset("body, h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, legend", { margin: 0, padding: 0 });
reset("ul, ol", { listStyle: "none" });
reset("fieldset, dialog, iframe", { border: 0 });
reset("h1, h2, h3, h4, h5, h6", { font: "inherit" });
// By default browsers use another font for controls, so screenshots would differ by machine.
reset("button, input, select, textarea", { font: "inherit", color: "inherit", letterSpacing: "inherit" });
reset("button", { padding: 0, border: 0, background: "none", textAlign: "inherit", cursor: "pointer" });
reset("img, svg, video", { display: "block", maxInlineSize: "100%" });
reset("table", { borderCollapse: "collapse", borderSpacing: 0 });
reset("th", { textAlign: "start", fontWeight: "inherit" });
reset("a", { color: "inherit", textDecoration: "inherit" });

base("html", {
  // Phones otherwise enlarge text when they are turned to landscape.
  WebkitTextSizeAdjust: "100%",
  textSizeAdjust: "100%",
  // Elements inherit it. Firefox may otherwise show white scroll bars in dark dialogs.
  scrollbarColor: `${vars.color.border.field} transparent`,
  scrollPaddingBlock: `calc(${vars.size.header} + ${vars.space[16]})`,
  // On screens of little height the header is not sticky.
  "@media": { [media.short]: { scrollPaddingBlock: vars.space[16] } },
});
base("body", {
  minBlockSize: "100dvh",
  fontFamily: vars.font.family,
  fontSize: vars.font.size[16],
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.font.lineHeight.text,
  overflowWrap: "break-word",
});
// A part of a page that has another look than the page is a page in itself: inherited text would have the colour of the other look.
base("body, [data-brand], [data-theme]", {
  backgroundColor: vars.color.background.page,
  color: vars.color.text.primary,
});
// An element in another language than the page uses the line height of its script.
base("[lang]", { lineHeight: vars.font.lineHeight.text });
base("h1, h2, h3, h4, h5, h6", { lineHeight: vars.font.lineHeight.heading, textWrap: "balance" });
base(":focus-visible", {
  outline: `2px solid ${vars.color.border.focus}`,
  outlineOffset: "2px",
  "@media": { [media.forcedColors]: { outlineColor: "Highlight" } },
});
// A focused heading or region is a place to start reading, not a control, so it shows no ring.
base('[tabindex="-1"]:focus-visible', { outline: "none" });
// Set on the root element, because all elements inherit it. Browsers without that inheritance use their own selection colour. A rule for
// every `::selection` would cost a style for each element of the page.
base(":root::selection", { backgroundColor: vars.color.background.accent, color: vars.color.text.onAccent });
base("::placeholder", { color: vars.color.text.muted, opacity: 1 });
base(":disabled", { cursor: "not-allowed" });
// In forced colours the browser replaces text, background and border colours, but not gradients, and it ignores aria-disabled.
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
// While a modal is open, Radix sets `pointer-events: none` on the body by an inline style, and the browser recalculates the style of every
// element. That is not needed, because the modal's backdrop covers the page. `!important` overrides that style and a margin for the scroll
// bar, whose space `overlay.tsx` reserves.
reset("body[data-scroll-locked]", {
  pointerEvents: "auto !important" as "auto",
  margin: "0 !important",
});
// The page does not scroll behind a modal (R294). It must override the scroll bar that a page sets outside of all layers.
reset("html[data-open-modals]", { "@media": { screen: { overflow: "hidden !important" } } });
// For print: dark on white, without clipping; if a modal is open, only that modal. `!important` in this layer overrides every later layer.
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
// Our radio buttons show the choice by background and shadow, which the rule above removes.
print('input[type="radio"]', { appearance: important("auto") });
print(`body:has(${OPEN_MODAL}) > :not(:has(${OPEN_MODAL})), nav, footer, body > :not(:has(${OPEN_MODAL})) header`, {
  display: important("none"),
});
print(`:has(> ${OPEN_MODAL}), ${OPEN_MODAL}, ${OPEN_MODAL} > *`, {
  position: important("static"),
  display: important("block"),
  blockSize: important("auto"),
});
// react-aria would insert this rule in a <style> element, which the content security policy forbids (D17). It first looks for an element
// with id="react-aria-pressable-style"; the page has a <meta> with this id, so react-aria inserts nothing.
base("[data-react-aria-pressable]", { touchAction: "pan-x pan-y pinch-zoom" });
