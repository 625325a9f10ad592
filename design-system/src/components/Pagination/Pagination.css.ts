import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

export const pagination = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  flexWrap: "wrap",
  gap: vars.space[8],
  fontVariantNumeric: "tabular-nums",
});

export const list = componentStyle({
  display: "none",
  flexWrap: "wrap",
  justifyContent: "center",
  alignItems: "center",
  gap: vars.space[4],
  "@media": { [media.tablet]: { display: "flex" } },
});

export const summary = componentStyle({
  minInlineSize: "8ch",
  textAlign: "center",
  fontSize: vars.font.size[14],
  color: vars.color.text.secondary,
  // The text "5 of 12" keeps the direction of its language.
  unicodeBidi: "plaintext",
  "@media": { [media.tablet]: { display: "none" } },
});

export const button = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minInlineSize: vars.size.control.medium,
  blockSize: vars.size.control.medium,
  paddingInline: vars.space[8],
  border: "1px solid transparent",
  borderRadius: vars.radius.small,
  fontSize: vars.font.size[14],
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.secondary,
  transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  "@media": {
    [media.hover]: { ":hover": { background: vars.color.background.hover, color: vars.color.text.primary } },
    [media.forcedColors]: {
      selectors: {
        '&[aria-current="page"]': { background: "Highlight", color: "HighlightText", forcedColorAdjust: "none" },
      },
    },
  },
  selectors: {
    '&[aria-current="page"]': {
      borderColor: vars.color.border.accent,
      background: vars.color.background.accentSoft,
      color: vars.color.text.accent,
      fontWeight: vars.font.weight.bold,
    },
    '&[aria-disabled="true"]': { opacity: 0.4, background: "none", cursor: "default" },
  },
});

export const gap = componentStyle({ minInlineSize: vars.space[24], textAlign: "center", color: vars.color.text.muted });
