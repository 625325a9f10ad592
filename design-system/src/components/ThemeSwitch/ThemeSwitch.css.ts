import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

const THUMB_PX = 24;
const INSET_PX = 3;
const TRACK_PX = 2 * THUMB_PX + 2 * INSET_PX;

export const button = componentStyle({
  display: "inline-flex",
  inlineSize: "fit-content",
  flex: "none",
  alignItems: "center",
  justifyContent: "center",
  minInlineSize: `${TRACK_PX}px`,
  blockSize: vars.size.control.medium,
  borderRadius: vars.radius.full,
});

export const track = componentStyle({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "space-around",
  inlineSize: `${TRACK_PX}px`,
  blockSize: `${THUMB_PX + 2 * INSET_PX}px`,
  borderRadius: vars.radius.full,
  background: vars.color.background.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.field}`,
  color: vars.color.text.secondary,
});

export const icon = componentStyle({
  position: "relative",
  zIndex: 1,
  display: "inline-flex",
  selectors: {
    '[aria-pressed="false"] &:first-child, [aria-pressed="true"] &:nth-child(2)': {
      color: vars.color.text.onAccent,
    },
  },
});

export const thumb = componentStyle({
  position: "absolute",
  insetBlockStart: `${INSET_PX}px`,
  insetInlineStart: `${INSET_PX}px`,
  inlineSize: `${THUMB_PX}px`,
  blockSize: `${THUMB_PX}px`,
  borderRadius: vars.radius.full,
  background: vars.color.background.accent,
  boxShadow: vars.elevation[1],
  transition: `inset-inline-start ${vars.motion.medium} ${vars.motion.easeOut}`,
  selectors: { '[aria-pressed="true"] &': { insetInlineStart: `${INSET_PX + THUMB_PX}px` } },
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none", background: "Highlight" } },
});
