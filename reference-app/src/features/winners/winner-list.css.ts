import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appStyle } from "../../shared/layout/app-style.ts";

/** The heading with a pause button for content that changes by itself (WCAG 2.2.2), above that content. */
export const head = appStyle({
  display: "flex",
  alignItems: "end",
  justifyContent: "space-between",
  gap: vars.space[12],
});

export const list = appStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[8],
});

const RANK_WIDTH = "2rem";
export const winner = appStyle({
  display: "grid",
  gridTemplateColumns: `${RANK_WIDTH} minmax(0, 1fr) auto`,
  alignItems: "center",
  gap: vars.space[12],
});

export const amount = appStyle({ textAlign: "end" });
