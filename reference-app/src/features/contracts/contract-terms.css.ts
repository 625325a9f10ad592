import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appStyle } from "../../shared/layout/app-style.ts";

/** Sizes the column of rates to the widest one, so that a rate does not wrap while there is space. */
export const tiers = appStyle({
  display: "grid",
  gridTemplateColumns: "fit-content(50%) minmax(0, 1fr)",
  columnGap: vars.space[12],
  rowGap: vars.space[4],
});

export const tier = appStyle({
  display: "grid",
  gridColumn: "1 / -1",
  gridTemplateColumns: "subgrid",
  alignItems: "baseline",
  justifyItems: "start",
});
