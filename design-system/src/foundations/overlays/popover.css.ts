import { keyframes } from "@vanilla-extract/css";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

const settle = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } });

/** react-aria sets a z-index as an inline style, so ours must be inline too. */
export const zIndex = vars.layer.popover;

export const underlay = componentStyle({ position: "fixed", inset: 0, zIndex: vars.layer.popover });

export const popover = componentStyle({
  display: "flex",
  flexDirection: "column",
  maxInlineSize: `calc(100vw - ${vars.space[16]})`,
  overflow: "hidden",
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.medium,
  background: vars.color.background.overlay,
  color: vars.color.text.primary,
  boxShadow: vars.elevation[3],
  animation: `${settle} ${vars.motion.fast} ${vars.motion.easeOut}`,
  "@media": { [media.forcedColors]: { borderColor: "CanvasText" } },
});

/** The list inside a pop-up: menu or list box. */
export const list = componentStyle({
  minInlineSize: "180px",
  padding: vars.space[4],
  overflowY: "auto",
  outline: "none",
});

export const option = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  minBlockSize: vars.size.control.medium,
  paddingInline: vars.space[12],
  paddingBlock: vars.space[4],
  borderRadius: vars.radius.small,
  fontSize: vars.font.size[14],
  lineHeight: vars.font.lineHeight.text,
  color: vars.color.text.primary,
  cursor: "pointer",
  outline: "none",
  overflowWrap: "anywhere",
  selectors: {
    "&[data-focused]": { background: vars.color.background.hover },
    "&[data-focus-visible]": { boxShadow: `inset 0 0 0 2px ${vars.color.border.focus}` },
    "&[data-disabled]": { color: vars.color.text.muted, cursor: "default" },
    '&[data-tone="danger"]': { color: vars.color.text.danger },
    '&[aria-selected="true"]': { color: vars.color.text.accent, fontWeight: vars.font.weight.semibold },
  },
  "@media": { [media.forcedColors]: { selectors: { "&[data-focused]": { outline: "2px solid Highlight" } } } },
});

export const icon = componentStyle({
  display: "inline-flex",
  flex: "none",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: vars.size.icon.medium,
  color: vars.color.text.secondary,
});

/** Options under one heading. A line separates a group from what comes before it. */
export const group = componentStyle({
  selectors: {
    "* + &": {
      marginBlockStart: vars.space[4],
      paddingBlockStart: vars.space[4],
      // The line reaches the edges of the list.
      marginInline: `calc(-1 * ${vars.space[4]})`,
      paddingInline: vars.space[4],
      borderBlockStart: `1px solid ${vars.color.border.hairline}`,
    },
  },
});

/** The heading of a group of options or of a section of a menu. */
export const groupHeading = componentStyle({
  display: "block",
  paddingInline: vars.space[12],
  paddingBlock: vars.space[4],
  fontSize: vars.font.size[12],
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.lineHeight.text,
  color: vars.color.text.secondary,
  overflowWrap: "anywhere",
});

export const label = componentStyle({ flex: "1 1 auto", minInlineSize: 0 });

/** A field or button that opens a list. */
export const trigger = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[8],
  minInlineSize: vars.size.control.medium,
  minBlockSize: vars.size.control.medium,
  maxInlineSize: "100%",
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.border.field}`,
  borderRadius: vars.radius.small,
  background: vars.color.background.field,
  color: vars.color.text.primary,
  fontSize: vars.font.size[14],
  textAlign: "start",
  transition: `border-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  "@media": { [media.hover]: { ":hover": { borderColor: vars.color.border.fieldHover } } },
  selectors: {
    '&[data-variant="quiet"]': { justifyContent: "center", border: 0, background: "none" },
    '&[data-variant="quiet"]:hover': { background: vars.color.background.hover },
    "&[data-invalid]": { borderColor: vars.color.border.danger },
    "&:disabled": { color: vars.color.text.muted },
  },
});

export const chevron = componentStyle({
  display: "inline-flex",
  flex: "none",
  color: vars.color.text.muted,
  transition: `rotate ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: "180deg" } },
});
