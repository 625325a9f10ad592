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

/** A row that scrolls sideways. */
export const row = appStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: ROW_CARD,
  gap: vars.space[16],
  // Padding for the focus ring, which scrolling would clip, offset by the margin.
  padding: vars.space[4],
  marginInline: `calc(-1 * ${vars.space[4]})`,
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x proximity",
  scrollPaddingInline: vars.space[4],
  scrollbarWidth: "thin",
  // Placeholders do not scroll, so that the keyboard does not stop at them.
  selectors: { '&[aria-busy="true"]': { overflowX: "hidden" } },
});

export const rowItem = appStyle({ minInlineSize: 0, scrollSnapAlign: "start" });

/** A region's choice of day, and its row. */
export const regionDraws = appStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[12] });
