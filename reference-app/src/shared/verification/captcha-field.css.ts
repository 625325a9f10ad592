import { style } from "@vanilla-extract/css";
import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appLayer } from "@lobbykit/design-system/theme/layers.css";

export const row = style({
  "@layer": { [appLayer]: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[8] } },
});

/** Keeps the picture's space while it loads. */
export const picture = style({
  "@layer": {
    [appLayer]: {
      inlineSize: "9.375rem",
      blockSize: "3.125rem",
      // The picture's background is white, as the page's may be, so it needs a border.
      border: `1px solid ${vars.color.border.hairline}`,
      borderRadius: vars.radius.small,
      backgroundColor: vars.color.background.skeleton,
    },
  },
});
