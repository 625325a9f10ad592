import { createVar, keyframes } from "@vanilla-extract/css";
import { media } from "@lobbykit/design-system/theme/conditions";
import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appStyle } from "../../../shared/layout/app-style.ts";

const CHOICES_HEIGHT = vars.size.control.medium;

export const bar = appStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[12],
  "@media": {
    // As high as a line of filters, which may load later than the search.
    [media.desktop]: {
      flexDirection: "row",
      // The field has its label above it, so its neighbours align with its end.
      alignItems: "end",
      minBlockSize: CHOICES_HEIGHT,
    },
  },
});

/** The filters may be wider than their column. They scroll; the search does not shrink. */
export const choices = appStyle({ minInlineSize: 0, selectors: { "&:empty": { display: "none" } } });

/** Hides content but keeps its space. */
export const unseen = appStyle({ visibility: "hidden" });

const SEARCH_WIDTH = "20rem";
export const search = appStyle({ flex: "none", "@media": { [media.desktop]: { inlineSize: SEARCH_WIDTH } } });

/** How far each end of the line fades. Zero in browsers without scroll-driven animations. */
const length = (): string => createVar({ syntax: "<length>", inherits: false, initialValue: "0px" });
const startFade = length();
const endFade = length();

/** An end fades when filters are hidden beyond it, as in the NavBar. It shows that the line scrolls. */
const hiddenEnds = keyframes({
  "0%": { vars: { [startFade]: "0px", [endFade]: vars.space[32] } },
  "10%": { vars: { [startFade]: vars.space[32] } },
  "90%": { vars: { [endFade]: vars.space[32] } },
  "100%": { vars: { [startFade]: vars.space[32], [endFade]: "0px" } },
});
const fadeTo = (end: "left" | "right") =>
  `linear-gradient(to ${end}, transparent, black ${startFade}, black calc(100% - ${endFade}), transparent)`;

export const chips = appStyle({
  display: "flex",
  gap: vars.space[8],
  minInlineSize: 0,
  // Padding for the focus ring, which scrolling would clip. The negative margin keeps the first filter on the page's grid.
  margin: `calc(-1 * ${vars.space[4]})`,
  padding: vars.space[4],
  overflowX: "auto",
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

export const chip = appStyle({
  minBlockSize: vars.size.control.medium,
  paddingInline: vars.space[16],
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.full,
  background: vars.color.background.card,
  color: vars.color.text.secondary,
  whiteSpace: "nowrap",
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.color.border.accent,
      background: vars.color.background.accentSoft,
      color: vars.color.text.accent,
      fontWeight: vars.font.weight.semibold,
    },
    // Reserves space for the bolder text of the chosen filter, so that a click moves no neighbour.
    "&::after": {
      // Hidden from screen readers.
      content: 'attr(data-label) / ""',
      display: "block",
      blockSize: 0,
      overflow: "hidden",
      visibility: "hidden",
      fontWeight: vars.font.weight.semibold,
    },
  },
  // Only for a mouse: on touch devices each would add a layer to the frame that answers a tap.
  "@media": {
    [media.hover]: {
      transition: `background ${vars.motion.fast} ${vars.motion.easeOut}`,
      selectors: { '&:hover:not([aria-pressed="true"])': { background: vars.color.background.hover } },
    },
  },
});

/** Ways to continue when nothing was found. */
export const ways = appStyle({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: vars.space[8] });
