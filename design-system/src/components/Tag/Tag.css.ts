import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { hueVariants } from "../../theme/hue.ts";
import { componentStyle, layered } from "../../theme/layered.ts";

export const tag = recipe({
  base: layered({
    display: "inline-flex",
    inlineSize: "fit-content",
    alignItems: "center",
    gap: vars.space[4],
    maxInlineSize: "100%",
    paddingInline: vars.space[8],
    paddingBlock: vars.space[2],
    // Only border and icon have the hue; the text keeps its normal colour, which is the most legible.
    border: "1px solid color-mix(in srgb, currentColor 40%, transparent)",
    borderRadius: vars.radius.small,
    fontSize: vars.font.size[12],
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.lineHeight.heading,
    "@media": { [media.forcedColors]: { borderColor: "CanvasText" } },
  }),
  variants: {
    hue: { ...hueVariants, none: layered({ color: vars.color.text.muted }) },
  },
});

export const tagText = componentStyle({ minInlineSize: 0, color: vars.color.text.secondary, overflowWrap: "anywhere" });
