import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";

const text = {
  color: vars.color.text.primary,
  fontFamily: vars.font.family,
  fontSize: vars.font.size[14],
  lineHeight: vars.font.lineHeight.text,
};

// Storybook relies on the browser's default font weights and list numbers, which our reset removes.
globalStyle(".sbdocs h2, .sbdocs h3", layered({ fontWeight: vars.font.weight.semibold }));

globalStyle(".sbdocs-content > main > ol", layered({ listStyle: "decimal" }));

// Storybook's own rules are outside the layers, so these need `!important`.
globalStyle(".sbdocs-content > main > table", layered({ display: "block !important", overflowX: "auto" }));
globalStyle(".sbdocs-content > main > table tr", layered({ background: "transparent !important" }));

export const code = componentStyle({
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.small,
  fontFamily: "ui-monospace, monospace",
  fontSize: "0.92em",
});

// The colours that Storybook gives to code have too little contrast in the light themes (WCAG 1.4.3). It sets them outside the layers.
const CODE_COLOURS = {
  comment: vars.color.text.secondary,
  keyword: vars.color.text.accent,
  boolean: vars.color.text.accent,
  number: vars.color.text.accent,
  string: vars.color.text.positive,
  "attr-value": vars.color.text.positive,
  tag: vars.color.text.link,
  "class-name": vars.color.text.link,
  "attr-name": vars.color.text.information,
};
globalStyle(".sbdocs .token", layered({ color: `${vars.color.text.primary} !important` }));
for (const [token, color] of Object.entries(CODE_COLOURS))
  globalStyle(`.sbdocs .token.${token}`, layered({ color: `${color} !important` }));

export const paragraph = componentStyle({ ...text, marginBlock: vars.space[16] });

// On a phone, a table of props is wider than the page: its columns keep a readable width.
export const scroller = componentStyle({ overflowX: "auto" });
globalStyle(`${scroller} table`, layered({ minInlineSize: "520px" }));
// A long name in code breaks instead of widening the page. Storybook forbids it outside the layers.
globalStyle(".sbdocs :is(p, li, td) > code", layered({ overflowWrap: "anywhere", whiteSpace: "normal !important" }));

export const keys = componentStyle({ ...text, inlineSize: "100%", marginBlock: vars.space[16] });
export const head = componentStyle({
  padding: `${vars.space[8]} ${vars.space[16]} ${vars.space[8]} 0`,
  borderBlockEnd: `1px solid ${vars.color.border.strong}`,
  color: vars.color.text.secondary,
  fontWeight: vars.font.weight.medium,
  textAlign: "start",
});
const cell = layered({
  paddingBlock: vars.space[8],
  paddingInlineEnd: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  textAlign: "start",
  verticalAlign: "top",
});
export const keyCell = style([cell, layered({ inlineSize: "30%" })]);
export const effect = style([cell]);
export const key = componentStyle({
  display: "inline-block",
  marginInlineEnd: vars.space[4],
  paddingInline: vars.space[8],
  border: `1px solid ${vars.color.border.strong}`,
  borderBlockEndWidth: "2px",
  borderRadius: vars.radius.small,
  background: vars.color.background.raised,
  fontFamily: "inherit",
  whiteSpace: "nowrap",
});

export const guidance = componentStyle({
  ...text,
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(280px, 100%), 1fr))",
  gap: vars.space[16],
  marginBlock: vars.space[16],
});
export const advice = recipe({
  base: layered({
    padding: vars.space[16],
    borderRadius: vars.radius.medium,
    background: vars.color.background.card,
    borderBlockStart: "3px solid",
  }),
  variants: {
    tone: {
      positive: layered({ borderColor: vars.color.text.positive }),
      danger: layered({ borderColor: vars.color.text.danger }),
    },
  },
});
export const adviceTitle = recipe({
  base: layered({
    display: "flex",
    alignItems: "center",
    gap: vars.space[8],
    marginBlockEnd: vars.space[8],
    fontWeight: vars.font.weight.semibold,
  }),
  variants: {
    tone: {
      positive: layered({ color: vars.color.text.positive }),
      danger: layered({ color: vars.color.text.danger }),
    },
  },
});
export const picture = componentStyle({
  marginBlockEnd: vars.space[16],
  padding: vars.space[16],
  borderRadius: vars.radius.small,
  background: vars.color.background.page,
});
export const lines = componentStyle({ display: "grid", gap: vars.space[8] });

export const frame = componentStyle({
  inlineSize: "100%",
  marginBlock: vars.space[16],
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.medium,
  background: vars.color.background.page,
});

export const statusLine = componentStyle({
  ...text,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[8],
  marginBlockEnd: vars.space[8],
  color: vars.color.text.secondary,
});

export const editor = componentStyle({ marginBlockEnd: vars.space[24] });
export const editorSummary = componentStyle({
  ...text,
  inlineSize: "fit-content",
  paddingBlock: vars.space[8],
  color: vars.color.text.link,
  cursor: "pointer",
});
