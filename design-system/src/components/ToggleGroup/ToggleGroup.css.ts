import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";

const { background, border, text: ink } = vars.color;

/** Buttons that do not fit wrap inside the trough. */
export const group = recipe({
  base: layered({
    display: "inline-flex",
    inlineSize: "fit-content",
    flexWrap: "wrap",
    gap: vars.space[4],
    minInlineSize: 0,
    maxInlineSize: "100%",
    padding: vars.space[4],
    borderRadius: vars.radius.medium,
    backgroundColor: background.sunken,
    "@media": { [media.forcedColors]: { border: "1px solid ButtonBorder" } },
  }),
  variants: { fullWidth: { true: layered({ display: "flex", inlineSize: "auto" }), false: {} } },
});

export const button = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[8],
  minInlineSize: vars.size.control.medium,
  maxInlineSize: "100%",
  minBlockSize: vars.size.control.medium,
  paddingBlock: vars.space[4],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.small,
  color: ink.secondary,
  fontSize: vars.font.size[14],
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.heading,
  touchAction: "manipulation",
  transitionProperty: "background-color, color",
  transitionDuration: vars.motion.fast,
  transitionTimingFunction: vars.motion.easeOut,
  selectors: {
    [`${group.classNames.variants.fullWidth.true} > &`]: { flex: "1 1 0" },
    // The line around it shows the state, not only the colour.
    "&[data-on]": {
      backgroundColor: background.accentSoft,
      boxShadow: `inset 0 0 0 1px ${border.accent}`,
      color: ink.accent,
    },
    "&:disabled": { color: ink.muted, opacity: 0.6 },
  },
  "@media": {
    [media.hover]: {
      selectors: { "&:hover:not(:disabled, [data-on])": { backgroundColor: background.hover, color: ink.primary } },
    },
    [media.forcedColors]: {
      selectors: {
        "&[data-on]": { backgroundColor: "Highlight", color: "HighlightText", forcedColorAdjust: "none" },
        "&:disabled": { color: "GrayText", opacity: 1 },
      },
    },
  },
});

export const text = componentStyle({ minInlineSize: 0, overflowWrap: "anywhere" });
