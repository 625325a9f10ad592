import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { hueVariants } from "../../theme/hue.ts";
import { layered } from "../../theme/layered.ts";

const { background } = vars.color;
/** Sizes are in rem, so that the disc grows with the initials when the member enlarges text. */
const disc = (edge: string, fontSize: string) => layered({ inlineSize: edge, blockSize: edge, fontSize });

export const avatar = recipe({
  base: layered({
    display: "inline-flex",
    flex: "none",
    alignItems: "center",
    justifyContent: "center",
    overflow: "hidden",
    borderRadius: vars.radius.full,
    // The disc is the card's colour with a weak tint of the hue, so that initials in that hue keep enough contrast.
    background: background.card,
    boxShadow: "inset 0 0 0 2px color-mix(in srgb, currentcolor 40%, transparent)",
    fontWeight: vars.font.weight.bold,
    lineHeight: vars.font.lineHeight.single,
    userSelect: "none",
    "@media": { [media.forcedColors]: { outline: "1px solid CanvasText", outlineOffset: "-1px" } },
  }),
  variants: {
    size: {
      small: disc("2rem", vars.font.size[12]),
      medium: disc("2.5rem", vars.font.size[14]),
      large: disc("4rem", vars.font.size[22]),
    },
    hue: hueVariants,
  },
});
