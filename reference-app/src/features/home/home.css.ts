import { media } from "@lobbykit/design-system/theme/conditions";
import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appStyle } from "../../shared/layout/app-style.ts";

/** Keeps the announcement bar's space until announcements have loaded, so that content below does not move. */
export const barPlace = appStyle({
  blockSize: vars.size.control.medium,
  borderRadius: vars.radius.full,
  background: vars.color.background.skeleton,
});

export const slide = appStyle({ position: "relative", display: "block" });

/** A banner's link or button; it covers the whole picture. */
export const slideLink = appStyle({
  display: "block",
  inlineSize: "100%",
  textAlign: "start",
  textDecoration: "none",
  selectors: { "&:focus-visible": { outlineOffset: "-4px" } },
});

/** A shade behind the text, so that it is legible on any picture. */
export const slideTitle = appStyle({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  padding: `${vars.space[24]} ${vars.space[16]} ${vars.space[32]}`,
  backgroundImage: `linear-gradient(to top, ${vars.color.picture.shade}, transparent)`,
  color: vars.color.text.onPicture,
  // Limits the size, so that two lines of very large text fit a phone's picture.
  fontSize: `min(${vars.font.size[18]}, 7vw)`,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.heading,
  "@media": {
    [media.desktop]: {
      fontSize: vars.font.size[28],
      paddingBlockStart: vars.space[48],
      paddingInline: vars.space[32],
    },
  },
});

/** Clips a long title at the picture's edge on a phone. */
export const slideWords = appStyle({
  display: "-webkit-box",
  WebkitLineClamp: 2,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
});

/** Height of the row of popular lotteries: of each card, the name, four lines of text and the rest. */
const DRAWS_PLACE = `calc(2 * ${vars.font.lineHeight.heading} * ${vars.font.size[18]} + 4 * ${vars.font.lineHeight.text} * ${vars.font.size[14]} + 234px)`;
export const drawsPlace = appStyle({ blockSize: DRAWS_PLACE });

/** Height of the winner board: five rows. Where it moves by itself, the bar with the pause button is added. */
const BOARD_ROWS = "calc(5 * 3.75rem)";
const BOARD = `calc(5 * 3.75rem + ${vars.size.control.small} + 2 * ${vars.space[4]} + 1px)`;
export const winnersPlace = appStyle({
  minBlockSize: BOARD,
  "@media": { [media.reducedMotion]: { minBlockSize: BOARD_ROWS } },
});
