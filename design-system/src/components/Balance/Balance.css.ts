import { globalStyle, keyframes } from "@vanilla-extract/css";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";

const TURN_MS = 900;
const turn = keyframes({ to: { rotate: "1turn" } });

export const frame = componentStyle({
  display: "inline-flex",
  inlineSize: "fit-content",
  alignItems: "stretch",
  minInlineSize: 0,
  maxInlineSize: "100%",
  minBlockSize: vars.size.control.medium,
  borderRadius: vars.radius.full,
  background: vars.color.background.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.hairline}`,
  "@media": { [media.forcedColors]: { outline: "1px solid CanvasText", outlineOffset: "-1px" } },
});

const control = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  borderRadius: vars.radius.full,
  transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  "@media": { [media.hover]: { ":hover": { background: vars.color.background.hover } } },
} as const;

export const figure = componentStyle({
  ...control,
  gap: vars.space[4],
  minInlineSize: 0,
  paddingInline: vars.space[8],
  paddingBlock: vars.space[2],
  color: vars.color.text.primary,
  selectors: { '&[aria-disabled="true"]': { cursor: "progress" } },
  "@media": { ...control["@media"], [media.tablet]: { paddingInline: vars.space[12] } },
});

/** Keeps the currency symbol before the digits in right-to-left languages too, as MoneyText does. */
const afterDigits = { "&:dir(rtl)": { order: 1 } };

export const symbol = componentStyle({
  selectors: afterDigits,
  color: vars.color.text.accent,
  fontSize: vars.font.size[16],
  fontWeight: vars.font.weight.semibold,
});

export const amount = componentStyle({
  minInlineSize: "5ch",
  // Where space is short, an amount wraps only between its groups of three digits.
  overflowWrap: "normal",
  fontSize: vars.font.size[16],
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.font.lineHeight.single,
  textAlign: "start",
  selectors: { [`${frame}[data-long] &`]: { fontSize: vars.font.size[12] } },
  "@media": {
    [media.desktop]: { selectors: { [`${frame}[data-long] &`]: { fontSize: vars.font.size[16] } } },
  },
});

export const pending = componentStyle({
  display: "block",
  inlineSize: "6ch",
  blockSize: "0.8em",
  borderRadius: vars.radius.small,
  background: vars.color.background.skeleton,
});

export const refreshIcon = componentStyle({
  display: "inline-flex",
  // Shrinks before the digits do.
  flex: "0 1 auto",
  minInlineSize: 0,
  marginInlineStart: vars.space[4],
  color: vars.color.text.muted,
  // On small screens a long amount has no refresh icon, to leave the width to the digits.
  selectors: { ...afterDigits, [`${frame}[data-long] &`]: { display: "none" } },
  "@media": { [media.tablet]: { selectors: { [`${frame}[data-long] &`]: { display: "inline-flex" } } } },
});

globalStyle(
  `[data-loading] > ${figure} > ${refreshIcon}`,
  layered({
    animation: `${turn} ${TURN_MS}ms linear infinite`,
    "@media": { [media.reducedMotion]: { animation: "none", opacity: 0.5 } },
  }),
);

export const eye = componentStyle({
  ...control,
  flex: "none",
  inlineSize: vars.size.control.medium,
  color: vars.color.text.secondary,
});
