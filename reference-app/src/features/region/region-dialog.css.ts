import { media } from "@lobbykit/design-system/theme/conditions";
import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appStyle } from "../../shared/layout/app-style.ts";

const { field } = vars.color.background;

export const group = appStyle({
  display: "grid",
  gap: vars.space[4],
  minInlineSize: 0,
});

/** It floats, which makes it a row of the grid: WebKit adds the height of a legend that does not float twice. */
export const legend = appStyle({
  float: "inline-start",
  marginBlockEnd: vars.space[4],
  color: vars.color.text.secondary,
  fontSize: vars.font.size[14],
  fontWeight: vars.font.weight.medium,
});

/** A click anywhere in the row selects the radio button. */
export const option = appStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  minBlockSize: vars.size.control.medium,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.medium,
  cursor: "pointer",
  selectors: {
    "&:hover": { backgroundColor: vars.color.background.hover },
    "&:has(:checked)": {
      borderColor: vars.color.border.accent,
      backgroundColor: vars.color.background.accentSoft,
    },
    "&:has(:focus-visible)": { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: "2px" },
  },
});

/** The circle, styled as in the design system's RadioGroup. */
export const radio = appStyle({
  appearance: "none",
  flexShrink: 0,
  inlineSize: vars.size.icon.medium,
  blockSize: vars.size.icon.medium,
  margin: 0,
  border: `1px solid ${vars.color.border.field}`,
  borderRadius: vars.radius.full,
  backgroundColor: field,
  cursor: "inherit",
  selectors: {
    "&:checked": {
      borderColor: vars.color.border.accent,
      backgroundColor: vars.color.border.accent,
      boxShadow: `inset 0 0 0 4px ${field}`,
    },
    "&:focus-visible": { outline: "none" },
  },
  "@media": { [media.forcedColors]: { appearance: "auto" } },
});

export const name = appStyle({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" });

const FLAG_WIDTH = "2rem";
export const flag = appStyle({
  flexShrink: 0,
  inlineSize: FLAG_WIDTH,
  blockSize: "auto",
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.small,
});
