import { createVar, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";
import { fieldControl, fieldFrame } from "../TextField/field.css.ts";

export const frame = style([
  fieldFrame,
  layered({ position: "relative", flexDirection: "column", alignItems: "stretch" }),
]);

/** Number of lines before it grows. */
export const lines = createVar();

/** Grows with its text up to half of the screen's height, so it needs no resize handle. */
export const control = style([
  fieldControl,
  layered({
    display: "block",
    fieldSizing: "content",
    maxBlockSize: "50dvh",
    paddingBlock: vars.space[8],
    resize: "none",
    minBlockSize: `calc(${lines} * 1lh + 2 * ${vars.space[8]})`,
  }),
]);

export const counter = componentStyle({
  display: "flex",
  justifyContent: "end",
  gap: vars.space[8],
  paddingInline: vars.space[12],
  paddingBlockEnd: vars.space[4],
  fontSize: vars.font.size[12],
  color: vars.color.text.muted,
  selectors: {
    "&[data-over]": { color: vars.color.text.danger, fontWeight: vars.font.weight.semibold },
  },
});
