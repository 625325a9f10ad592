import { style } from "@vanilla-extract/css";
import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appLayer } from "@lobbykit/design-system/theme/layers.css";

/** A pause button for content that moves by itself (WCAG 2.2.2), above that content. */
export const pause = style({ "@layer": { [appLayer]: { display: "flex", justifyContent: "end" } } });

export const list = style({
  "@layer": {
    [appLayer]: {
      display: "flex",
      flexDirection: "column",
      gap: vars.space[8],
      margin: 0,
      padding: 0,
      listStyle: "none",
    },
  },
});

const RANK_WIDTH = "2rem";
export const winner = style({
  "@layer": {
    [appLayer]: {
      display: "grid",
      gridTemplateColumns: `${RANK_WIDTH} minmax(0, 1fr) auto`,
      alignItems: "center",
      gap: vars.space[12],
    },
  },
});

export const amount = style({ "@layer": { [appLayer]: { textAlign: "end" } } });
