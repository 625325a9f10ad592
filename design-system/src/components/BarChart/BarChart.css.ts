import { globalStyle } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { lacks, media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";

const { background, border, text } = vars.color;
const { size, weight } = vars.font;

export const figure = componentStyle({ display: "grid", gap: vars.space[12], minInlineSize: 0 });

export const caption = componentStyle({
  fontSize: size[16],
  fontWeight: weight.semibold,
  color: text.primary,
  overflowWrap: "anywhere",
});

export const nothing = componentStyle({
  paddingBlock: vars.space[32],
  textAlign: "center",
  fontSize: size[14],
  color: text.secondary,
});

export const box = componentStyle({ minInlineSize: 0 });

/** X positions count from the left in both text directions; the component mirrors them itself for right-to-left languages. */
export const chart = componentStyle({
  display: "block",
  inlineSize: "100%",
  overflow: "visible",
  direction: "ltr",
  fontSize: size[12],
  fontVariantNumeric: "tabular-nums",
  fill: text.secondary,
  "@media": { [media.forcedColors]: { fill: "CanvasText" } },
});

const rule = (color: string) => ({
  stroke: color,
  strokeWidth: "1px",
  shapeRendering: "crispEdges" as const,
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});
export const grid = componentStyle({ ...rule(border.hairline), strokeDasharray: "2 4" });
export const base = componentStyle(rule(border.strong));
export const scale = componentStyle({ dominantBaseline: "central" });
export const label = componentStyle({});
export const value = componentStyle({ fontWeight: weight.semibold });

export const band = componentStyle({
  fill: "transparent",
  "@media": { [media.hover]: { ":hover": { fill: `color-mix(in srgb, ${text.primary} 6%, transparent)` } } },
  "@supports": { [lacks.colorMix]: { ":hover": { fill: "transparent" } } },
});

export const bar = recipe({
  base: layered({}),
  variants: {
    tone: {
      // Uses the border colour: it has a contrast of 3:1, which a graphic such as a bar needs.
      accent: layered({ vars: { "--lk-bar": border.accent } }),
      information: layered({ vars: { "--lk-bar": background.information } }),
      gainLoss: layered({
        vars: { "--lk-bar": background.positive },
        selectors: { '&[data-trend="loss"]': { vars: { "--lk-bar": background.danger } } },
      }),
    },
  },
});
globalStyle(
  `${chart} path`,
  layered({ fill: "var(--lk-bar)", "@media": { [media.forcedColors]: { fill: "CanvasText" } } }),
);

export const details = componentStyle({ fontSize: size[14] });
export const summary = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[4],
  minBlockSize: vars.size.control.small,
  borderRadius: vars.radius.small,
  color: text.link,
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
  "@media": { [media.hover]: { ":hover": { textDecoration: "underline" } } },
});
export const chevron = componentStyle({
  display: "inline-flex",
  transition: `rotate ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: { [`${details}[open] &`]: { rotate: "180deg" } },
});

export const table = componentStyle({
  inlineSize: "100%",
  maxInlineSize: "480px",
  marginBlockStart: vars.space[8],
  fontVariantNumeric: "tabular-nums",
});
const cellRule = {
  paddingBlock: vars.space[8],
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${border.hairline}`,
  overflowWrap: "anywhere",
} as const;
export const cell = componentStyle({ ...cellRule, textAlign: "start", color: text.secondary });
export const number = componentStyle({ ...cellRule, textAlign: "end", color: text.primary });
