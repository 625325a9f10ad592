import { createVar, keyframes, style } from "@vanilla-extract/css";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";

/** Duration of one loop. */
export const round = createVar();

// Moves by the width of one of the two copies.
const pass = keyframes({ to: { transform: "translateX(-50%)" } });
const passRightToLeft = keyframes({ to: { transform: "translateX(50%)" } });

export const marquee = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  minBlockSize: vars.size.control.medium,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.full,
  background: vars.color.background.card,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.hairline}`,
  color: vars.color.text.secondary,
  fontSize: vars.font.size[14],
  "@media": { [media.forcedColors]: { outline: "1px solid CanvasText", outlineOffset: "-1px" } },
});

export const icon = componentStyle({
  display: "inline-flex",
  flex: "none",
  inlineSize: vars.size.icon.medium,
  blockSize: vars.size.icon.medium,
  color: vars.color.text.accent,
});

/** First in the tab order, but displayed last. */
export const pause = componentStyle({
  order: 1,
  display: "inline-flex",
  flex: "none",
  "@media": { [media.reducedMotion]: { display: "none" } },
});

const FADE = "24px";

export const window = componentStyle({
  display: "flex",
  flex: "1 1 auto",
  minInlineSize: 0,
  overflow: "hidden",
  selectors: { "&:focus-visible": { outlineOffset: "-2px" } },
  maskImage: `linear-gradient(to right, transparent, black ${FADE}, black calc(100% - ${FADE}), transparent)`,
  "@media": {
    [media.reducedMotion]: {
      overflowX: "auto",
      overscrollBehaviorInline: "contain",
      scrollbarWidth: "none",
      maskImage: "none",
    },
  },
});

/** Both copies move as one element, because the browser recalculates the style of each animated element at every style change. */
export const track = componentStyle({
  display: "flex",
  flex: "none",
  minInlineSize: "200%",
  animation: `${pass} ${round} linear infinite`,
  selectors: {
    "&:dir(rtl)": { animationName: passRightToLeft },
    [`${marquee}:hover &, ${marquee}:focus-within &, ${marquee}[data-state="paused"] &`]: {
      animationPlayState: "paused",
    },
    // The browser cannot scroll to an item that the animation has moved out at the start.
    "&:has(:focus-visible)": { animation: "none" },
  },
  "@media": { [media.reducedMotion]: { animation: "none", minInlineSize: "100%" } },
});

export const line = componentStyle({ display: "flex", flex: "1 0 auto" });

export const copy = style([line, layered({ "@media": { [media.reducedMotion]: { display: "none" } } })]);

export const item = componentStyle({
  flex: "none",
  paddingInlineEnd: vars.space[48],
  whiteSpace: "nowrap",
  lineHeight: vars.font.lineHeight.text,
});

export const link = componentStyle({
  minBlockSize: vars.size.control.small,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.small,
  // The outline lies inside, because the marquee clips everything outside.
  selectors: { "&:focus-visible": { outlineOffset: "-2px" } },
  "@media": { [media.hover]: { ":hover": { color: vars.color.text.primary, textDecoration: "underline" } } },
});
