import { style } from "@vanilla-extract/css";
import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appLayer } from "@lobbykit/design-system/theme/layers.css";

export const frame = style({
  "@layer": {
    [appLayer]: {
      display: "block",
      inlineSize: "100%",
      blockSize: `calc(100dvh - ${vars.size.header} - ${vars.space[64]})`,
      minBlockSize: "28rem",
      border: 0,
      borderRadius: vars.radius.large,
      background: vars.color.background.sunken,
    },
  },
});
