import { globalStyle } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";

const { background, border, text } = vars.color;
const { size, weight, lineHeight } = vars.font;

export const content = componentStyle({
  minInlineSize: 0,
  maxInlineSize: "72ch",
  fontSize: size[16],
  lineHeight: lineHeight.text,
  color: text.primary,
  overflowWrap: "anywhere",
});

const inside = (selector: string, rule: Parameters<typeof layered>[0]) =>
  globalStyle(`${content} ${selector}`, layered(rule));
const hairline = `1px solid ${border.hairline}`;

inside(":where(p, ul, ol, dl, blockquote, pre, hr, [role='region'])", { marginBlock: `0 ${vars.space[16]}` });
inside("> img", { marginBlockEnd: vars.space[16] });
// The author may have set the direction on an element that the sanitiser removed. The browser then derives it from the text.
inside(`:where(p, h2, h3, h4, h5, h6, li, dt, dd):not([dir], ${content} [dir] *)`, { unicodeBidi: "plaintext" });
inside("> :last-child", { marginBlockEnd: 0 });

inside(":is(h2, h3, h4, h5, h6)", {
  marginBlock: `${vars.space[24]} ${vars.space[8]}`,
  fontSize: size[16],
  fontWeight: weight.bold,
  lineHeight: lineHeight.heading,
  textWrap: "balance",
});
inside("h2", { fontSize: size[22] });
inside("h3", { fontSize: size[18] });
inside(":is(h2, h3, h4, h5, h6):first-child", { marginBlockStart: 0 });
inside(":lang(bn):is(h2, h3, h4, h5, h6)", { lineHeight: lineHeight.text });

inside("ul", { paddingInlineStart: vars.space[24], listStyle: "disc" });
inside("ol", { paddingInlineStart: vars.space[32], listStyle: "decimal" });
inside(":is(ul, ol) ul", { listStyle: "circle" });
inside("li", { marginBlockEnd: vars.space[4] });
inside("li > :is(ul, ol)", { marginBlock: `${vars.space[4]} 0` });
inside("li::marker", { color: text.accent, fontWeight: weight.semibold });
inside("dt", { fontWeight: weight.semibold });
inside("dd", { marginInlineStart: vars.space[16], marginBlockEnd: vars.space[8] });

inside(":is(b, strong)", { fontWeight: weight.bold });
inside("small", { fontSize: size[14] });
inside("a", { color: text.link, textDecoration: "underline", textUnderlineOffset: "0.2em" });
inside("a:hover", { textDecorationThickness: "2px" });

inside("img", {
  maxInlineSize: "100%",
  blockSize: "auto",
  borderRadius: vars.radius.medium,
  verticalAlign: "middle",
});

inside("blockquote", {
  marginInline: 0,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[16],
  borderInlineStart: `3px solid ${border.accent}`,
  borderRadius: vars.radius.small,
  background: background.sunken,
  color: text.secondary,
});
inside("blockquote > :last-child", { marginBlockEnd: 0 });
inside(":is(code, pre)", { fontFamily: "ui-monospace, monospace", fontSize: size[14] });
inside("pre", {
  padding: vars.space[12],
  borderRadius: vars.radius.small,
  background: background.sunken,
  whiteSpace: "pre-wrap",
});
inside("hr", { border: 0, borderBlockStart: hairline });

inside("[role='region']", {
  overflowX: "auto",
  overscrollBehaviorInline: "contain",
  border: hairline,
  borderRadius: vars.radius.medium,
  scrollbarWidth: "thin",
});
inside("table", {
  inlineSize: "100%",
  borderCollapse: "collapse",
  fontSize: size[14],
  fontVariantNumeric: "tabular-nums",
  // Columns may become narrow, but words do not break within letters; the box scrolls instead.
  overflowWrap: "break-word",
});
inside("caption", {
  padding: vars.space[12],
  fontWeight: weight.semibold,
  textAlign: "start",
  color: text.secondary,
});
inside(":is(th, td)", { padding: `${vars.space[8]} ${vars.space[12]}`, textAlign: "start", verticalAlign: "top" });
inside("tr + tr > :is(th, td), thead + tbody > tr:first-child > :is(th, td)", { borderBlockStart: hairline });
inside("th", { fontWeight: weight.semibold, background: background.sunken });
