import { keyframes } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { layered } from "../../theme/layered.ts";
import { lacks, media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";

const turn = keyframes({ to: { rotate: "1turn" } });
const TURN_MS = 900;
const { icon } = vars.size;

export const spinner = recipe({
  base: layered({
    // Containing block of the hidden text, which is positioned absolutely.
    position: "relative",
    flexShrink: 0,
    display: "inline-block",
    borderRadius: vars.radius.full,
    borderStyle: "solid",
    borderWidth: "2px",
    borderColor: "color-mix(in srgb, currentColor 28%, transparent)",
    borderBlockStartColor: "currentColor",
    animation: `${turn} ${TURN_MS}ms linear infinite`,
    "@supports": { [lacks.colorMix]: { borderColor: "transparent", borderBlockStartColor: "currentColor" } },
    "@media": {
      // Without animation, the gap in the ring shows that something is still running.
      [media.reducedMotion]: { animation: "none", borderInlineEndColor: "currentColor" },
      [media.forcedColors]: { borderColor: "GrayText", borderBlockStartColor: "CanvasText" },
    },
  }),
  variants: {
    size: {
      small: layered({ inlineSize: icon.small, blockSize: icon.small }),
      medium: layered({ inlineSize: icon.medium, blockSize: icon.medium }),
      large: layered({ inlineSize: vars.space[32], blockSize: vars.space[32], borderWidth: "3px" }),
    },
  },
});
