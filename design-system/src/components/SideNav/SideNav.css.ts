import { createVar, keyframes } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

export const nav = componentStyle({
  display: "flex",
  flexDirection: "column",
  inlineSize: vars.size.leftBar,
  maxInlineSize: "100%",
  blockSize: "100%",
  background: vars.color.background.card,
  borderInlineEnd: `1px solid ${vars.color.border.hairline}`,
  selectors: {
    '&[data-state="folded"]': { inlineSize: vars.size.leftBarFolded },
    // Its container scrolls. A second scroll area inside would leave only a few lines for the groups.
    '&[data-state="filling"]': { inlineSize: "100%", blockSize: "auto", border: 0, background: "none" },
  },
});

/** Length of the fade at one end. It stays 0 in browsers without scroll-driven animations. */
const length = (): string => createVar({ syntax: "<length>", inherits: false, initialValue: "0px" });
const startFade = length();
const endFade = length();

/** An end fades while items are hidden beyond it, as in the NavBar, to show that the bar scrolls. */
const hiddenEnds = keyframes({
  "0%": { vars: { [startFade]: "0px", [endFade]: vars.space[32] } },
  "10%": { vars: { [startFade]: vars.space[32] } },
  "90%": { vars: { [endFade]: vars.space[32] } },
  "100%": { vars: { [startFade]: vars.space[32], [endFade]: "0px" } },
});

export const scroller = componentStyle({
  flex: "1 1 auto",
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  scrollbarWidth: "thin",
  // Keeps the focused item clear of the fade.
  scrollPaddingBlock: vars.space[32],
  maskImage: `linear-gradient(transparent, black ${startFade}, black calc(100% - ${endFade}), transparent)`,
  "@supports": {
    "(animation-timeline: scroll())": {
      animation: `${hiddenEnds} linear both`,
      animationTimeline: "scroll(self block)",
    },
  },
  selectors: { [`${nav}[data-state="filling"] &`]: { overflowY: "visible", maskImage: "none", animation: "none" } },
});

export const group = componentStyle({
  padding: vars.space[8],
  selectors: {
    "& + &": { borderBlockStart: `1px solid ${vars.color.border.hairline}` },
    [`${nav}[data-state="folded"] &`]: { paddingInline: vars.space[2] },
    [`${nav}[data-state="filling"] &`]: { paddingInline: 0 },
  },
});

export const heading = componentStyle({
  paddingInline: vars.space[16],
  paddingBlock: vars.space[8],
  fontSize: vars.font.size[12],
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.lineHeight.heading,
  color: vars.color.text.muted,
});

export const list = componentStyle({ display: "flex", flexDirection: "column", gap: vars.space[2] });

export const footer = componentStyle({
  flex: "none",
  padding: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  selectors: {
    [`${nav}[data-state="folded"] &`]: { paddingInline: vars.space[2] },
    [`${nav}[data-state="filling"] &`]: { paddingInline: 0 },
  },
});
