import { media } from "@lobbykit/design-system/theme/conditions";
import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appStyle } from "../layout/app-style.ts";

/** The first cell of a row, which opens the row's details. */
export const open = appStyle({
  minBlockSize: vars.size.control.small,
  color: vars.color.text.primary,
  fontWeight: vars.font.weight.semibold,
  textAlign: "start",
  textDecoration: "underline",
  textDecorationColor: vars.color.border.strong,
  textUnderlineOffset: "0.25em",
  overflowWrap: "anywhere",
  selectors: {
    "&:hover": { textDecorationColor: vars.color.border.accent },
    "&:focus-visible": { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: "2px" },
  },
});

/** The days, and the buttons for the days before and after them; below the days where there is no space beside them. */
export const period = appStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: vars.space[8],
  columnGap: vars.space[24],
  // A printed record shows the days in its dates.
  "@media": { [media.print]: { display: "none" } },
});

const DAYS_WIDTH = "17.5rem";
export const days = appStyle({ flex: `1 1 ${DAYS_WIDTH}`, minInlineSize: 0 });

export const neighbours = appStyle({
  display: "flex",
  flex: "1 1 auto",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[8],
  // As high as the field beside them.
  minBlockSize: vars.size.control.medium,
  // Aligns the text of the buttons with the edges of the field.
  marginInline: `calc(-1 * ${vars.space[12]})`,
});

export const facts = appStyle({ display: "grid", gap: vars.space[12] });

export const fact = appStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: vars.space[4],
  columnGap: vars.space[16],
});

export const factLabel = appStyle({ color: vars.color.text.secondary });

export const factValue = appStyle({
  // Aligned to the end, also when it wraps onto its own line.
  flex: "1 1 auto",
  textAlign: "end",
  overflowWrap: "anywhere",
});
