import { createVar } from "@vanilla-extract/css";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

const { background, border, text } = vars.color;

export const withMeter = componentStyle({ display: "grid", gap: vars.space[8], minInlineSize: 0 });

export const meter = componentStyle({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
});

/** Colour of the steps that are reached. */
const light = createVar();

export const steps = componentStyle({
  vars: { [light]: text.danger },
  display: "grid",
  flex: 1,
  gridTemplateColumns: "repeat(4, 1fr)",
  gap: vars.space[4],
  selectors: {
    '&[data-strength="fair"]': { vars: { [light]: border.accent } },
    '&[data-strength="good"]': { vars: { [light]: text.information } },
    '&[data-strength="strong"]': { vars: { [light]: text.positive } },
  },
});

/** A row of lanterns; each step lights one more. */
export const step = componentStyle({
  blockSize: vars.space[4],
  borderRadius: vars.radius.full,
  backgroundColor: background.hover,
  transition: `background-color ${vars.motion.medium} ${vars.motion.easeOut}`,
  selectors: { "&[data-lit]": { backgroundColor: light } },
  "@media": {
    [media.forcedColors]: {
      border: "1px solid CanvasText",
      forcedColorAdjust: "none",
      backgroundColor: "Canvas",
      selectors: { "&[data-lit]": { backgroundColor: "CanvasText" } },
    },
  },
});

export const word = componentStyle({
  minInlineSize: "7ch",
  minBlockSize: "1lh",
  fontSize: vars.font.size[14],
  color: text.secondary,
  textAlign: "end",
});
