import { createVar, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";

const { background } = vars.color;
const fillColor = createVar();
const RUN_MS = 1600;
const PIECE = "40%";

const run = keyframes({ from: { insetInlineStart: `-${PIECE}` }, to: { insetInlineStart: "100%" } });
const painted = (color: string) => layered({ vars: { [fillColor]: color } });

export const progress = recipe({
  base: layered({
    // Containing block of the hidden text, which is positioned absolutely.
    position: "relative",
    display: "grid",
    gap: vars.space[8],
    minInlineSize: 0,
  }),
  variants: {
    tone: {
      accent: painted(background.accent),
      positive: painted(background.positive),
      danger: painted(background.danger),
    },
  },
});

export const texts = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space[16],
  fontSize: vars.font.size[14],
  overflowWrap: "anywhere",
});

export const value = componentStyle({ color: vars.color.text.secondary, fontVariantNumeric: "tabular-nums" });

export const track = componentStyle({
  position: "relative",
  blockSize: vars.space[8],
  overflow: "hidden",
  borderRadius: vars.radius.full,
  background: background.sunken,
  // The empty part of the bar must be visible too (WCAG 1.4.11).
  boxShadow: `inset 0 0 0 1px ${vars.color.border.field}`,
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

const piece = layered({
  blockSize: "100%",
  borderRadius: vars.radius.full,
  background: fillColor,
  "@media": { [media.forcedColors]: { background: "Highlight", forcedColorAdjust: "none" } },
});

export const bar = style([piece, layered({ transition: `inline-size ${vars.motion.slow} ${vars.motion.easeOut}` })]);

export const unknown = style([
  piece,
  layered({
    position: "absolute",
    inlineSize: PIECE,
    animation: `${run} ${RUN_MS}ms ${vars.motion.easeInOut} infinite`,
    "@media": {
      // Without animation, the bar shows a piece in the middle, which looks neither like the start nor like a percentage.
      [media.reducedMotion]: { animation: "none", insetInlineStart: "30%" },
    },
  }),
]);
