import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";

const { text } = vars.color;
const HEIGHT_PX = 36;
const LINE_PX = 2;
const DOT_PX = 6;

export const chart = recipe({
  base: layered({
    display: "block",
    inlineSize: "100%",
    blockSize: `${HEIGHT_PX}px`,
    overflow: "visible",
    fill: "none",
    stroke: "currentcolor",
    strokeLinecap: "round",
    strokeLinejoin: "round",
    // On right-to-left pages time runs to the left.
    selectors: { "&:dir(rtl)": { transform: "scaleX(-1)" } },
    "@media": { [media.forcedColors]: { color: "CanvasText" } },
  }),
  variants: {
    tone: {
      accent: layered({ color: text.accent }),
      neutral: layered({ color: text.secondary }),
      positive: layered({ color: text.positive }),
      danger: layered({ color: text.danger }),
      information: layered({ color: text.information }),
    },
  },
});

export const area = componentStyle({
  fill: "currentcolor",
  fillOpacity: 0.14,
  stroke: "none",
  "@media": { [media.forcedColors]: { display: "none" } },
});
export const line = componentStyle({ strokeWidth: `${LINE_PX}px`, vectorEffect: "non-scaling-stroke" });
export const dot = componentStyle({ strokeWidth: `${DOT_PX}px`, vectorEffect: "non-scaling-stroke" });
