import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";

const FIELD_PX = 180;

export const bar = componentStyle({
  display: "grid",
  gap: vars.space[12],
  minInlineSize: 0,
  "@media": { [media.print]: { display: "none" } },
});

export const row = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: vars.space[12],
  minInlineSize: 0,
});

/** Columns, so that a field in the last line is as wide as those above it. */
export const fields = componentStyle({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${FIELD_PX}px, 100%), 1fr))`,
  alignItems: "end",
  gap: vars.space[12],
  flex: "1 1 0",
  minInlineSize: 0,
});

// The parts of two dates are wider than one column.
globalStyle(`${fields} > fieldset`, layered({ gridColumn: "span 2" }));
globalStyle(`${fields} > button`, layered({ justifySelf: "start" }));

export const sheetFields = componentStyle({ display: "grid", gap: vars.space[16], minInlineSize: 0 });

export const end = componentStyle({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: vars.space[8] });

export const applied = componentStyle({ minInlineSize: 0 });

export const count = componentStyle({
  display: "inline-block",
  minInlineSize: "1.6em",
  marginInlineStart: vars.space[8],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.full,
  background: vars.color.background.accent,
  color: vars.color.text.onAccent,
  fontSize: vars.font.size[12],
  lineHeight: "1.6em",
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
});
