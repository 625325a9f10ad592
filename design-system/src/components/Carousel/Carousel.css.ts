import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";

/** Least size of a touch target, and the height of the dark strip behind the dots. The visible dot is smaller. */
const DOT_TARGET_PX = 24;
const DOT_PX = 8;
const CURRENT_DOT_PX = 20;

export const carousel = componentStyle({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  borderRadius: vars.radius.large,
  background: vars.color.background.card,
});

export const viewport = componentStyle({ overflow: "hidden", borderRadius: "inherit" });

// `will-change` puts the slides on a compositor layer: without it the browser repaints them in each frame of a swipe.
export const track = componentStyle({ display: "flex", touchAction: "pan-y pinch-zoom", willChange: "transform" });

export const slide = componentStyle({ flex: "0 0 100%", minInlineSize: 0, position: "relative" });
// The viewport around the slides would cut off a focus ring outside of them.
globalStyle(`${slide} > :focus-visible`, layered({ outlineOffset: "-4px" }));

export const controls = componentStyle({
  position: "absolute",
  zIndex: 1,
  insetBlockEnd: vars.space[4],
  insetInlineStart: vars.space[8],
  insetInlineEnd: vars.space[8],
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  // The strip behind the dots has a fixed height at the bottom of the picture; the touch targets extend above it.
  "@media": { [media.coarse]: { alignItems: "end" } },
});

export const dots = componentStyle({
  display: "flex",
  // Touch targets extend above the strip. The strip stays low, because a slide may have text above it.
  alignItems: "end",
  blockSize: `${DOT_TARGET_PX}px`,
  marginInline: "auto",
  paddingInline: vars.space[4],
  borderRadius: vars.radius.full,
  background: vars.color.picture.shade,
});

export const dot = componentStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: `${DOT_TARGET_PX}px`,
  blockSize: `${DOT_TARGET_PX}px`,
  transition: `inline-size ${vars.motion.medium} ${vars.motion.easeOut}`,
  "::before": {
    content: "",
    inlineSize: `${DOT_PX}px`,
    blockSize: `${DOT_PX}px`,
    borderRadius: vars.radius.full,
    boxSizing: "border-box",
    border: `1.5px solid ${vars.color.text.onPicture}`,
    transition: `inline-size ${vars.motion.medium} ${vars.motion.easeOut}`,
  },
  selectors: {
    // The focus ring is around the dot, on the strip, which is dark in light themes too.
    "&:focus-visible": { outlineStyle: "none" },
    "&:focus-visible::before": { outline: `2px solid ${vars.color.text.onPicture}`, outlineOffset: "3px" },
    '&[aria-current="true"]': { inlineSize: `${DOT_TARGET_PX + CURRENT_DOT_PX - DOT_PX}px` },
    '&[aria-current="true"]::before': {
      inlineSize: `${CURRENT_DOT_PX}px`,
      background: vars.color.text.onPicture,
    },
  },
  "@media": {
    // On small screens many dots shrink together, but not below the least target size.
    [media.coarse]: {
      minInlineSize: `${DOT_TARGET_PX}px`,
      blockSize: vars.size.control.small,
      placeItems: "end center",
      paddingBlockEnd: `${(DOT_TARGET_PX - DOT_PX) / 2}px`,
      selectors: { '&, &[aria-current="true"]': { inlineSize: vars.size.control.small } },
    },
    [media.forcedColors]: {
      selectors: { '&[aria-current="true"]::before': { forcedColorAdjust: "none", background: "Highlight" } },
    },
  },
});

export const arrows = componentStyle({
  position: "absolute",
  zIndex: 1,
  insetBlock: 0,
  insetInline: vars.space[12],
  display: "none",
  alignItems: "center",
  justifyContent: "space-between",
  pointerEvents: "none",
  opacity: 0,
  transition: `opacity ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: { [`${carousel}:hover &, ${carousel}:focus-within &`]: { opacity: 1 } },
  "@media": { [media.hover]: { display: "flex" } },
});

export const arrow = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: vars.size.control.large,
  blockSize: vars.size.control.large,
  borderRadius: vars.radius.full,
  background: vars.color.picture.shade,
  color: vars.color.text.onPicture,
  pointerEvents: "auto",
});
