import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appStyle } from "../../../shared/layout/app-style.ts";

const ICON_PX = 56;
/** Height of one row of small balls. */
const BALLS_PX = 28;

export const card = appStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[12],
  blockSize: "100%",
  padding: vars.space[16],
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.border.hairline}`,
  background: vars.color.background.card,
});

const LINE = `${vars.font.lineHeight.text} * ${vars.font.size[14]}`;
const NAME_LINE = `${vars.font.lineHeight.heading} * ${vars.font.size[18]}`;

export const header = appStyle({
  display: "grid",
  // Space for a name in two lines, so that a card is not higher than its placeholder.
  minBlockSize: `calc(2 * ${NAME_LINE} + ${LINE})`,
  gridTemplateColumns: `${ICON_PX}px minmax(0, 1fr)`,
  alignItems: "center",
  gap: vars.space[12],
});

export const icon = appStyle({
  display: "block",
  inlineSize: ICON_PX,
  blockSize: ICON_PX,
  alignSelf: "start",
  overflow: "hidden",
  borderRadius: vars.radius.small,
});

export const name = appStyle({
  overflowWrap: "anywhere",
  fontSize: vars.font.size[18],
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.lineHeight.heading,
  color: vars.color.text.primary,
});

export const draw = appStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  minBlockSize: vars.size.icon.small,
  fontSize: vars.font.size[14],
  lineHeight: vars.font.lineHeight.text,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
  color: vars.color.text.secondary,
});

/**
 * The state, and below it the label beside the countdown. Its height does not depend on the texts, because they change with each draw and
 * everything below would move.
 */
export const clock = appStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "end",
  columnGap: vars.space[8],
  padding: vars.space[12],
  borderRadius: vars.radius.small,
  background: vars.color.background.sunken,
});

export const stateLine = appStyle({ flex: "1 0 100%", minBlockSize: `calc(${LINE})` });

export const label = appStyle({
  fontSize: vars.font.size[14],
  lineHeight: vars.font.lineHeight.text,
  color: vars.color.text.secondary,
});

/** The label of the countdown, which has space for two lines. Only with very large text, the countdown moves below it. */
export const clockLabel = style([
  label,
  appStyle({
    flex: "1 1 6rem",
    display: "flex",
    alignItems: "center",
    minBlockSize: `calc(2 * ${LINE})`,
  }),
]);

export const numbers = appStyle({
  // Cards of a row have the same height. Extra space goes above the button.
  flex: "auto",
  display: "grid",
  alignContent: "start",
  gap: vars.space[8],
});

export const numbersTitle = appStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space[12],
  minBlockSize: vars.space[24],
  fontSize: vars.font.size[14],
});

/** Height of two rows, or of one row with captions. */
const TWO_ROWS_PX = 64;

const ballRows = (heightPx: number, alignItems: "center" | "start") => [
  appStyle({ display: "flex", alignItems, minBlockSize: heightPx }),
];

/**
 * Space for the winning numbers by rows of balls, so that a card without numbers is as high as one with them. The first row is on the same
 * line in every card.
 */
export const balls = styleVariants({ 1: ballRows(BALLS_PX, "center"), 2: ballRows(TWO_ROWS_PX, "start") });

const stateBase = appStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  fontSize: vars.font.size[14],
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.text,
  // A dot, so that the state is not shown by colour alone.
  "::before": {
    content: "",
    flex: "none",
    inlineSize: vars.space[8],
    blockSize: vars.space[8],
    borderRadius: vars.radius.full,
    background: "currentcolor",
    forcedColorAdjust: "none",
  },
});

const stateColor = (color: string) => [stateBase, appStyle({ color })];

export const state = styleVariants({
  open: stateColor(vars.color.text.positive),
  drawing: stateColor(vars.color.text.accent),
  resultPending: stateColor(vars.color.text.accent),
  checking: stateColor(vars.color.text.muted),
  noDraw: stateColor(vars.color.text.muted),
  notOnSale: stateColor(vars.color.text.muted),
});
