import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appStyle } from "../../shared/layout/app-style.ts";

/** The heading with a pause button for content that changes by itself (WCAG 2.2.2), above that content. */
export const head = appStyle({
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: vars.space[12],
});

export const list = appStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[8],
});

const RANK_SIZE = "2rem";
/** The rank in a disc. The discs of the first three are filled. */
export const rank = appStyle({
  display: "grid",
  placeItems: "center",
  blockSize: RANK_SIZE,
  borderRadius: vars.radius.full,
  fontSize: vars.font.size[14],
  fontVariantNumeric: "tabular-nums",
  color: vars.color.text.secondary,
  selectors: {
    "&[data-top]": {
      background: vars.color.background.accentSoft,
      color: vars.color.text.accent,
      fontWeight: vars.font.weight.bold,
    },
  },
});

export const winner = appStyle({
  display: "grid",
  gridTemplateColumns: `${RANK_SIZE} minmax(0, 1fr) auto`,
  alignItems: "center",
  gap: vars.space[12],
});

export const amount = appStyle({ textAlign: "end" });
