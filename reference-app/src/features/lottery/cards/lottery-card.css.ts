import { styleVariants } from "@vanilla-extract/css";
import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appStyle } from "../../../shared/layout/app-style.ts";

const ICON_PX = 56;
/** Height of one row of small balls, so that a card without numbers is as high as one with them. */
const BALLS_PX = 28;

export const card = appStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[12],
  blockSize: "100%",
  boxSizing: "border-box",
  padding: vars.space[16],
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.border.hairline}`,
  background: vars.color.background.card,
});

export const header = appStyle({
  display: "grid",
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
  margin: 0,
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
  margin: 0,
  minBlockSize: vars.size.icon.small,
  fontSize: vars.font.size[14],
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
  color: vars.color.text.secondary,
});

export const clock = appStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  // A countdown that does not fit beside the text moves below it, aligned to the end.
  justifyContent: "end",
  gap: vars.space[8],
  padding: vars.space[12],
  borderRadius: vars.radius.small,
  background: vars.color.background.sunken,
});

export const words = appStyle({ flex: "auto", minInlineSize: 0 });

export const label = appStyle({
  margin: 0,
  fontSize: vars.font.size[14],
  lineHeight: vars.font.lineHeight.text,
  color: vars.color.text.secondary,
});

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
  fontSize: vars.font.size[14],
});

export const balls = appStyle({ display: "flex", alignItems: "center", minBlockSize: BALLS_PX });

const stateBase = appStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[4],
  margin: 0,
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
