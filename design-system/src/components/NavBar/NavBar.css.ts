import { createVar, keyframes } from "@vanilla-extract/css";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

const MARK_PX = 3;
const FADE = "32px";

/** Length of the fade at one end. It stays 0 in browsers without scroll-driven animations. */
const length = (): string => createVar({ syntax: "<length>", inherits: false, initialValue: "0px" });
const startFade = length();
const endFade = length();

/** An end fades while items are hidden beyond it: first only the far end, in the middle both, at last only the near end. */
const hiddenEnds = keyframes({
  "0%": { vars: { [startFade]: "0px", [endFade]: FADE } },
  "10%": { vars: { [startFade]: FADE } },
  "90%": { vars: { [endFade]: FADE } },
  "100%": { vars: { [startFade]: FADE, [endFade]: "0px" } },
});
const fadeTo = (end: "left" | "right") =>
  `linear-gradient(to ${end}, transparent, black ${startFade}, black calc(100% - ${endFade}), transparent)`;

export const bar = componentStyle({
  minInlineSize: 0,
  blockSize: "100%",
  overflowX: "auto",
  overscrollBehaviorInline: "contain",
  scrollbarWidth: "none",
  maskImage: fadeTo("right"),
  "@supports": {
    "(animation-timeline: scroll())": {
      animation: `${hiddenEnds} linear both`,
      animationTimeline: "scroll(self inline)",
    },
  },
  selectors: { "&:dir(rtl)": { maskImage: fadeTo("left") } },
});

export const list = componentStyle({
  display: "flex",
  blockSize: "100%",
  "@media": { [media.wide]: { gap: vars.space[4] } },
});

export const item = componentStyle({ flex: "none", display: "flex" });

export const entry = componentStyle({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.control.large,
  paddingInline: vars.space[8],
  fontSize: vars.font.size[14],
  fontWeight: vars.font.weight.medium,
  whiteSpace: "nowrap",
  color: vars.color.text.secondary,
  textDecoration: "none",
  transition: `color ${vars.motion.fast} ${vars.motion.easeOut}`,
  "@media": {
    [media.wide]: { paddingInline: vars.space[12] },
    [media.hover]: { ":hover": { color: vars.color.text.primary } },
    [media.forcedColors]: {
      selectors: { "&[aria-current]::after": { background: "Highlight", forcedColorAdjust: "none" } },
    },
  },
  selectors: {
    "&:focus-visible": { outlineOffset: "-2px" },
    "&[aria-current]": { color: vars.color.text.accent },
    "&[aria-current]::after": {
      content: "",
      position: "absolute",
      insetInline: vars.space[8],
      insetBlockEnd: 0,
      blockSize: `${MARK_PX}px`,
      borderRadius: vars.radius.full,
      background: vars.color.background.accent,
    },
  },
});
