import { media } from "@lobbykit/design-system/theme/conditions";
import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appStyle } from "../../../shared/layout/app-style.ts";

export const group = appStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[8],
  minInlineSize: 0,
});

export const choice = appStyle({
  // Keeps the hidden radio inside its option, so that focusing it never scrolls the page.
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.control.medium,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.border.field}`,
  fontSize: vars.font.size[14],
  color: vars.color.text.secondary,
  cursor: "pointer",
  transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    "&:has(:checked)": {
      borderColor: vars.color.border.accent,
      background: vars.color.background.accentSoft,
      color: vars.color.text.accent,
      fontWeight: vars.font.weight.semibold,
    },
    "&:has(:focus-visible)": { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: "2px" },
  },
  "@media": {
    [media.hover]: { ":hover": { background: vars.color.background.hover } },
    [media.forcedColors]: {
      selectors: { "&:has(:checked)": { outline: "2px solid Highlight", outlineOffset: "-4px" } },
    },
  },
});
