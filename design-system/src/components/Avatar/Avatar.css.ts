import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { hueVariants } from "../../theme/hue.ts";
import { layered } from "../../theme/layered.ts";

const { background } = vars.color;
/** In rem: initials may be enlarged. */
const disc = (edge: string, fontSize: string) => layered({ inlineSize: edge, blockSize: edge, fontSize });

export const avatar = recipe({
  base: layered({
    display: "inline-flex",
    flex: "none",
    alignItems: "center",
    justifyContent: "center",
    overflow: "hidden",
    borderRadius: vars.radius.full,
    // The hue as a glow on the card: initials keep the contrast that their hue has there.
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
