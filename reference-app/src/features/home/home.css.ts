import { style } from "@vanilla-extract/css";
import { media } from "@lobbykit/design-system/theme/conditions";
import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appLayer } from "@lobbykit/design-system/theme/layers.css";

/** Keeps the place of the announcement bar until there are announcements: what is below must not move. */
export const barPlace = style({ "@layer": { [appLayer]: { blockSize: vars.size.control.medium } } });

export const slide = style({ "@layer": { [appLayer]: { position: "relative", display: "block" } } });

/** A banner that leads somewhere: link or button, always the whole picture. */
export const slideLink = style({
  "@layer": {
    [appLayer]: {
      display: "block",
      inlineSize: "100%",
      padding: 0,
      border: 0,
      background: "none",
      color: "inherit",
      textAlign: "start",
      textDecoration: "none",
      cursor: "pointer",
      selectors: { "&:focus-visible": { outlineOffset: "-4px" } },
    },
  },
});

/** Words on the picture stand on a shade, so that they are legible on any art. */
export const slideTitle = style({
  "@layer": {
    [appLayer]: {
      position: "absolute",
      insetInline: 0,
      insetBlockEnd: 0,
      padding: `${vars.space[24]} ${vars.space[16]} ${vars.space[32]}`,
      backgroundImage: `linear-gradient(to top, ${vars.color.picture.shade}, transparent)`,
      color: vars.color.text.onPicture,
      // Two lines of very large text still stand inside the picture of a phone.
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
    },
  },
});

/** A long title ends where the picture of a phone does. */
export const slideWords = style({
  "@layer": {
    [appLayer]: { display: "-webkit-box", WebkitLineClamp: 2, WebkitBoxOrient: "vertical", overflow: "hidden" },
  },
});

/** About the height of a row of lotteries, so that what is below moves little when it comes. */
const DRAWS_PLACE_PX = 300;
export const drawsPlace = style({ "@layer": { [appLayer]: { blockSize: DRAWS_PLACE_PX } } });

/** The height of the winner board: five rows, and the bar to pause it by where it moves. */
const BOARD_ROWS = "calc(5 * 3.75rem)";
const BOARD = `calc(5 * 3.75rem + ${vars.size.control.small} + 2 * ${vars.space[4]} + 1px)`;
export const winnersPlace = style({
  "@layer": { [appLayer]: { minBlockSize: BOARD, "@media": { [media.reducedMotion]: { minBlockSize: BOARD_ROWS } } } },
});
