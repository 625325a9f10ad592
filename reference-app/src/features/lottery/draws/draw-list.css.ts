import { createVar } from "@vanilla-extract/css";
import { media } from "@lobbykit/design-system/theme/conditions";
import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appStyle } from "../../../shared/layout/app-style.ts";

/** Width for the name, the countdown and five balls side by side. */
const CARD_MIN_PX = 300;
/** The next card is partly visible, to show that there is more. */
const ROW_CARD = `min(${CARD_MIN_PX}px, 92%)`;

export const regions = appStyle({ display: "grid", gap: vars.space[32] });

export const region = appStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[16] });

export const grid = appStyle({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${CARD_MIN_PX}px), 1fr))`,
  gap: vars.space[16],
});

export const rowTitle = appStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space[8],
  marginBlockEnd: vars.space[12],
});

/** Space at both ends of the row. On phones, cards scroll to the edges of the screen, through the gutters of the page. */
const edge = createVar();
/** A row that scrolls sideways. */
export const row = appStyle({
  vars: { [edge]: vars.size.gutter },
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: ROW_CARD,
  gap: vars.space[16],
  // Padding for the focus ring, which scrolling would clip, offset by the margin.
  padding: `${vars.space[4]} ${edge}`,
  marginInline: `calc(-1 * ${edge})`,
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x proximity",
  scrollPaddingInline: edge,
  scrollbarWidth: "thin",
  // Placeholders do not scroll, so that the keyboard does not stop at them.
  selectors: { '&[aria-busy="true"]': { overflowX: "hidden" } },
  "@media": { [media.tablet]: { vars: { [edge]: vars.space[4] } } },
});

export const rowItem = appStyle({ minInlineSize: 0, scrollSnapAlign: "start" });

/** A region's choice of day, and its row. */
export const regionDraws = appStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[12] });
