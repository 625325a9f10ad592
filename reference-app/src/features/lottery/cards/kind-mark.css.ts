import { style } from "@vanilla-extract/css";
import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appLayer } from "@lobbykit/design-system/theme/layers.css";

export const mark = style({
  "@layer": {
    [appLayer]: {
      flex: "none",
      inlineSize: vars.size.icon.small,
      blockSize: vars.size.icon.small,
      fill: "currentcolor",
      color: vars.color.category.lottery,
    },
  },
});

export const line = style({
  "@layer": {
    [appLayer]: {
      fill: "none",
      stroke: "currentcolor",
      strokeWidth: 1.8,
      strokeLinecap: "round",
      strokeLinejoin: "round",
    },
  },
});
