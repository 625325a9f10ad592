import { createVar, keyframes, style } from "@vanilla-extract/css";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";

export const rows = createVar();
export const round = createVar();

const ROW_HEIGHT = "3.75rem";
const PICTURE_PX = 40;

const rise = keyframes({ to: { transform: "translateY(-100%)" } });

const PAUSE_BAR = `calc(${vars.size.control.small} + 2 * ${vars.space[4]} + 1px)`;

export const board = componentStyle({
  // The same height with few winners, when there is no pause button.
  minBlockSize: `calc(${rows} * ${ROW_HEIGHT} + ${PAUSE_BAR})`,
  display: "flex",
  flexDirection: "column",
  borderRadius: vars.radius.large,
  background: vars.color.background.card,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.hairline}`,
  overflow: "hidden",
  "@media": {
    [media.reducedMotion]: { minBlockSize: "auto" },
    [media.forcedColors]: { outline: "1px solid CanvasText", outlineOffset: "-1px" },
  },
});

/** First in the tab order, but displayed below the rows, so that it covers no amount. */
export const pause = componentStyle({
  order: 1,
  display: "flex",
  justifyContent: "flex-end",
  padding: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  "@media": { [media.reducedMotion]: { display: "none" } },
});

export const window = componentStyle({
  blockSize: `calc(${rows} * ${ROW_HEIGHT})`,
  overflow: "hidden",
  selectors: { "&:focus-visible": { outlineOffset: "-2px" } },
  "@media": { [media.reducedMotion]: { overflowY: "auto" } },
});

export const nobody = componentStyle({
  display: "grid",
  flex: "1 1 auto",
  placeItems: "center",
  padding: vars.space[24],
  textAlign: "center",
  textWrap: "balance",
  color: vars.color.text.secondary,
});

export const list = componentStyle({
  selectors: {
    "&[data-moving]": { animation: `${rise} ${round} linear infinite` },
    [`${board}:hover &, ${board}:focus-within &, ${board}[data-state="paused"] &`]: {
      animationPlayState: "paused",
    },
  },
  "@media": { [media.reducedMotion]: { selectors: { "&[data-moving]": { animation: "none" } } } },
});

export const copy = style([list, layered({ "@media": { [media.reducedMotion]: { display: "none" } } })]);

export const row = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  flexWrap: "wrap",
  minBlockSize: ROW_HEIGHT,
  paddingInline: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
});

export const picture = componentStyle({
  flex: "none",
  inlineSize: `${PICTURE_PX}px`,
  borderRadius: vars.radius.small,
  overflow: "hidden",
});

export const who = componentStyle({ display: "flex", flexDirection: "column", flex: "1 1 6rem", minInlineSize: 0 });

export const name = componentStyle({
  overflowWrap: "anywhere",
  fontSize: vars.font.size[14],
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.primary,
});

export const game = componentStyle({
  overflowWrap: "anywhere",
  fontSize: vars.font.size[12],
  color: vars.color.text.muted,
});

export const amount = componentStyle({
  flex: "none",
  fontSize: vars.font.size[14],
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: "tabular-nums",
  color: vars.color.text.positive,
  // Keeps the currency symbol before the digits in every language, as MoneyText does.
  direction: "ltr",
  unicodeBidi: "isolate",
});
