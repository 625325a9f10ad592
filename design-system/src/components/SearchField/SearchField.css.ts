import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

export const frame = componentStyle({ display: "block", inlineSize: "100%", minInlineSize: 0 });

export const form = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  minBlockSize: vars.size.control.medium,
  paddingInlineStart: vars.space[16],
  border: `1px solid ${vars.color.border.field}`,
  borderRadius: vars.radius.full,
  background: vars.color.background.field,
  transition: `border-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    "&:hover": { borderColor: vars.color.border.fieldHover },
    "&:has(input:focus-visible)": {
      outline: `2px solid ${vars.color.border.focus}`,
      outlineOffset: "1px",
    },
  },
});

export const icon = componentStyle({
  display: "inline-flex",
  flex: "none",
  color: vars.color.text.muted,
});

export const input = componentStyle({
  flex: "1 1 auto",
  minInlineSize: 0,
  // Phones zoom the page when a field with a font size below 16 px is focused.
  fontSize: vars.font.size[16],
  blockSize: vars.size.control.medium,
  padding: 0,
  paddingInlineEnd: vars.space[16],
  border: 0,
  outline: "none",
  background: "none",
  color: vars.color.text.primary,
  appearance: "none",
  "::-webkit-search-cancel-button": { display: "none" },
});

/** Hint with the shortcut key. It is hidden on touch screens, which have no keyboard. */
export const shortcut = componentStyle({
  display: "none",
  flex: "none",
  minInlineSize: vars.space[24],
  marginInlineEnd: vars.space[12],
  paddingInline: vars.space[8],
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.small,
  color: vars.color.text.muted,
  fontFamily: "inherit",
  fontSize: vars.font.size[12],
  lineHeight: vars.font.lineHeight.text,
  textAlign: "center",
  "@media": { [media.hover]: { display: "block" } },
});

export const clear = componentStyle({
  display: "inline-flex",
  flex: "none",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: vars.size.control.medium,
  blockSize: vars.size.control.medium,
  borderRadius: vars.radius.full,
  color: vars.color.text.secondary,
});
