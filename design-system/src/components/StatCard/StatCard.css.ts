import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { hueVariants } from "../../theme/hue.ts";
import { componentStyle, layered } from "../../theme/layered.ts";

const { background, border, text } = vars.color;
const { size, weight, lineHeight } = vars.font;

export const card = componentStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[4],
  minInlineSize: 0,
  blockSize: "100%",
  paddingBlock: vars.space[16],
  // With this padding, two cards fit side by side on a phone, each with twelve digits.
  paddingInline: vars.space[12],
  border: `1px solid ${border.hairline}`,
  borderRadius: vars.radius.large,
  background: background.card,
  "@media": { [media.tablet]: { paddingInline: vars.space[16] } },
});

export const label = componentStyle({
  display: "flex",
  alignItems: "start",
  gap: vars.space[8],
  minBlockSize: vars.size.icon.large,
  fontSize: size[14],
  color: text.secondary,
  overflowWrap: "anywhere",
});

export const icon = recipe({
  base: layered({ display: "inline-flex", flex: "none" }),
  variants: { hue: hueVariants },
});

export const value = componentStyle({
  minBlockSize: `calc(${size[28]} * 1.2)`,
  fontSize: size[28],
  fontWeight: weight.bold,
  fontVariantNumeric: "tabular-nums",
  lineHeight: lineHeight.heading,
  color: text.primary,
  overflowWrap: "anywhere",
});

export const change = recipe({
  base: layered({
    display: "grid",
    gridTemplateColumns: `${vars.size.icon.small} 1fr`,
    gap: vars.space[4],
    fontSize: size[14],
    fontWeight: weight.medium,
  }),
  variants: {
    tone: {
      neutral: layered({ color: text.secondary }),
      positive: layered({ color: text.positive }),
      danger: layered({ color: text.danger }),
    },
  },
});

/** Text of the change. A number that is longer than the line wraps and is not cut. */
export const words = componentStyle({ minInlineSize: 0, overflowWrap: "anywhere" });

export const note = componentStyle({ fontSize: size[12], color: text.muted, overflowWrap: "anywhere" });

/** At the bottom of the card, so that the charts of one row line up. */
export const chart = componentStyle({ marginBlockStart: "auto", paddingBlockStart: vars.space[8] });

/** Centred on the first line, for any number of lines. */
export const arrow = componentStyle({ display: "inline-flex", alignItems: "center", blockSize: "1.5em" });
