import { style } from "@vanilla-extract/css";
import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appLayer } from "@lobbykit/design-system/theme/layers.css";

export const steps = style({
  "@layer": {
    [appLayer]: {
      display: "flex",
      flexDirection: "column",
      gap: vars.space[16],
      margin: 0,
      paddingInlineStart: vars.space[24],
      listStyle: "decimal",
    },
  },
});
