import { style } from "@vanilla-extract/css";
import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appLayer } from "@lobbykit/design-system/theme/layers.css";

/** Sizes the column of rates to the widest one, so that a rate does not wrap while there is space. */
export const tiers = style({
  "@layer": {
    [appLayer]: {
      display: "grid",
      gridTemplateColumns: "fit-content(50%) minmax(0, 1fr)",
      columnGap: vars.space[12],
      rowGap: vars.space[4],
      margin: 0,
      padding: 0,
      listStyle: "none",
    },
  },
});

export const tier = style({
  "@layer": {
    [appLayer]: {
      display: "grid",
      gridColumn: "1 / -1",
      gridTemplateColumns: "subgrid",
      alignItems: "baseline",
      justifyItems: "start",
    },
  },
});
