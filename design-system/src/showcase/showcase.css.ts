import { createVar, style } from "@vanilla-extract/css";
import { media } from "../theme/conditions.ts";
import { vars } from "../theme/contract.css.ts";
import { componentStyle, layered } from "../theme/layered.ts";

/** The value that a sample shows: a colour, a length, a shadow, a duration. */
export const value = createVar();

const CELL = "180px";
const STEP = "112px";
const SWATCH = "56px";
const BAR = "12px";
const TRAVEL = "160px";

export const grid = componentStyle({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${CELL}, 100%), 1fr))`,
  gap: vars.space[16],
});

/** Lays out the steps of a colour ramp side by side if there is space. */
export const ramp = componentStyle({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${STEP}, 100%), 1fr))`,
  gap: vars.space[12],
});

export const cell = componentStyle({ display: "grid", gap: vars.space[4], alignContent: "start", minInlineSize: 0 });

export const swatch = componentStyle({
  blockSize: SWATCH,
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.medium,
  background: value,
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none" } },
});

/** Text in a colour, on the background with which it has the least contrast. */
export const words = style([
  swatch,
  layered({
    display: "grid",
    placeItems: "center",
    fontSize: vars.font.size[18],
    fontWeight: vars.font.weight.semibold,
  }),
]);

/** A foreground colour on its background, as they are used. */
export const sample = componentStyle(
  {
    display: "inline-grid",
    placeItems: "center",
    inlineSize: SWATCH,
    padding: vars.space[4],
    borderRadius: vars.radius.small,
    fontWeight: vars.font.weight.semibold,
    "@media": { [media.forcedColors]: { forcedColorAdjust: "none" } },
  },
  "sample",
);

export const bar = componentStyle({
  blockSize: BAR,
  inlineSize: value,
  borderRadius: vars.radius.small,
  background: vars.color.background.accent,
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none" } },
});

const tile = layered({ blockSize: "96px", background: vars.color.background.raised });
export const corner = style([
  tile,
  layered({ border: `1px solid ${vars.color.border.strong}`, borderRadius: value, inlineSize: "96px" }),
]);
export const raised = style([tile, layered({ borderRadius: vars.radius.medium, boxShadow: value })]);

export const track = componentStyle({
  inlineSize: `calc(${TRAVEL} + 44px)`,
  maxInlineSize: "100%",
  padding: vars.space[4],
  borderRadius: vars.radius.full,
  background: vars.color.background.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.hairline}`,
});

export const runner = componentStyle({
  display: "block",
  inlineSize: "36px",
  blockSize: "36px",
  borderRadius: vars.radius.full,
  background: vars.color.background.accent,
  transition: `translate ${value}`,
  selectors: {
    [`${track}[data-state="end"] &`]: { translate: TRAVEL },
    [`${track}[data-state="end"] &:dir(rtl)`]: { translate: `-${TRAVEL}` },
  },
});

export const table = componentStyle({
  inlineSize: "100%",
  fontSize: vars.font.size[14],
  "@media": { [media.tablet]: { maxInlineSize: "960px" } },
});
export const data = componentStyle({
  padding: vars.space[8],
  paddingInlineStart: 0,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  textAlign: "start",
  overflowWrap: "anywhere",
});

/** Numbers and headings of a table do not wrap from the tablet breakpoint on. */
export const figure = style([
  data,
  layered({ "@media": { [media.tablet]: { overflowWrap: "normal", whiteSpace: "nowrap" } } }),
]);

export const specimen = componentStyle({ fontSize: value, lineHeight: vars.font.lineHeight.heading });
export const code = componentStyle({
  fontFamily: "ui-monospace, monospace",
  fontSize: vars.font.size[12],
  color: vars.color.text.secondary,
  overflowWrap: "anywhere",
});

export const page = componentStyle({
  display: "grid",
  gap: vars.space[32],
  maxInlineSize: "1120px",
  marginInline: "auto",
});
export const picture = componentStyle({ inlineSize: "100%", borderRadius: vars.radius.large });
export const ways = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(260px, 100%), 1fr))",
  gap: vars.space[16],
});

export const way = componentStyle({
  display: "inline-block",
  alignContent: "center",
  minBlockSize: vars.size.control.small,
  minInlineSize: vars.size.control.small,
  color: vars.color.text.link,
  fontWeight: vars.font.weight.medium,
  textDecoration: "underline",
});

/** A part of the page with another brand and theme. */
export const island = componentStyle({
  display: "grid",
  gap: vars.space[16],
  alignContent: "start",
  minInlineSize: 0,
  padding: vars.space[16],
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.background.page,
  color: vars.color.text.primary,
});
export const stalls = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(300px, 100%), 1fr))",
  gap: vars.space[16],
});
/** Like `page`, for content that is compared side by side. */
export const wide = componentStyle({ display: "grid", gap: vars.space[32] });

export const scripts = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(260px, 100%), 1fr))",
  gap: vars.space[8],
  alignItems: "baseline",
});

export const row = componentStyle({
  display: "flex",
  alignItems: "center",
  minBlockSize: vars.size.control.large,
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
});

/** Each layer is indented a step further and lies over the one before. */
export const layers = componentStyle({ display: "grid", gap: vars.space[8] });
export const layer = componentStyle({
  display: "grid",
  gap: vars.space[4],
  marginInlineStart: `calc(${value} * ${vars.space[16]})`,
  padding: vars.space[12],
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.background.card,
});

/** The browser's own field for a colour, in the size of a finger. */
export const picker = componentStyle({
  inlineSize: vars.size.control.small,
  blockSize: vars.size.control.small,
  padding: vars.space[4],
  border: 0,
  background: "none",
  cursor: "pointer",
});
export const findings = componentStyle({ display: "grid", gap: vars.space[4], paddingInlineStart: vars.space[16] });
