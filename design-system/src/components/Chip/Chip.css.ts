import { style } from "@vanilla-extract/css";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";

const { background, border, text } = vars.color;

const chip = layered({
  display: "inline-flex",
  inlineSize: "fit-content",
  alignItems: "center",
  gap: vars.space[8],
  maxInlineSize: "100%",
  minBlockSize: vars.size.control.small,
  paddingInline: vars.space[12],
  border: "1px solid",
  borderRadius: vars.radius.full,
  fontSize: vars.font.size[14],
  lineHeight: vars.font.lineHeight.heading,
});

export const toggle = style([
  chip,
  layered({
    paddingBlock: vars.space[4],
    borderColor: border.field,
    color: text.secondary,
    touchAction: "manipulation",
    transitionProperty: "background-color, border-color, color",
    transitionDuration: vars.motion.fast,
    transitionTimingFunction: vars.motion.easeOut,
    selectors: {
      '&[aria-pressed="true"]': {
        borderColor: border.accent,
        backgroundColor: background.accentSoft,
        color: text.accent,
        fontWeight: vars.font.weight.semibold,
      },
      "&:disabled": { opacity: 0.5 },
    },
    "@media": {
      [media.hover]: {
        selectors: { '&:hover:not(:disabled, [aria-pressed="true"])': { backgroundColor: background.hover } },
      },
      [media.forcedColors]: {
        selectors: {
          '&[aria-pressed="true"]': { backgroundColor: "Highlight", color: "HighlightText", forcedColorAdjust: "none" },
          "&:disabled": { borderColor: "GrayText", color: "GrayText", opacity: 1 },
        },
      },
    },
  }),
]);

export const label = componentStyle({ minInlineSize: 0, overflowWrap: "anywhere", textAlign: "start" });

export const count = componentStyle({
  flex: "none",
  color: text.muted,
  fontWeight: vars.font.weight.regular,
  fontVariantNumeric: "tabular-nums",
});

export const removable = style([
  chip,
  layered({
    paddingInlineEnd: 0,
    borderColor: border.hairline,
    backgroundColor: background.hover,
    color: text.primary,
    selectors: { "&[data-disabled]": { color: text.muted } },
  }),
]);

export const remove = componentStyle({
  display: "inline-flex",
  flex: "none",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: vars.size.control.small,
  blockSize: vars.size.control.small,
  // Extends the button over the chip's border, so that the border is clickable too.
  margin: "-1px",
  borderRadius: vars.radius.full,
  color: text.secondary,
  selectors: { "&:disabled": { color: text.muted } },
  "@media": {
    [media.hover]: { selectors: { "&:hover:enabled": { backgroundColor: background.pressed, color: text.primary } } },
  },
});
