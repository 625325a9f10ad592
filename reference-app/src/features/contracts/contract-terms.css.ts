import { style } from "@vanilla-extract/css";
import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appLayer } from "@lobbykit/design-system/theme/layers.css";

/** One column of rates, as wide as the widest: a rate is not broken in two while there is room for it. */
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
