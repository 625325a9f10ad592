import { style } from "@vanilla-extract/css";
import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appLayer } from "@lobbykit/design-system/theme/layers.css";

export const panel = style({
  "@layer": { [appLayer]: { display: "flex", flexWrap: "wrap", gap: vars.space[32] } },
});

export const region = style({
  "@layer": {
    [appLayer]: {
      display: "flex",
      flexDirection: "column",
      gap: vars.space[12],
      minInlineSize: 0,
      maxInlineSize: "100%",
    },
  },
});

export const columns = style({
  "@layer": {
    [appLayer]: {
      display: "flex",
      flexWrap: "wrap",
      gap: vars.space[16],
      // Aligns the text of the buttons with the heading, not their padding.
      marginInlineStart: `calc(-1 * ${vars.space[12]})`,
    },
  },
});

export const column = style({
  "@layer": { [appLayer]: { margin: 0, padding: 0, listStyle: "none" } },
});
