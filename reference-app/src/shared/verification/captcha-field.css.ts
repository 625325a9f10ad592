import { style } from "@vanilla-extract/css";
import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appLayer } from "@lobbykit/design-system/theme/layers.css";

export const row = style({
  "@layer": { [appLayer]: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[8] } },
});

/** Keeps the picture's place while it comes. */
export const picture = style({
  "@layer": {
    [appLayer]: {
      inlineSize: "9.375rem",
      blockSize: "3.125rem",
      // Its paper is white, as may be the page.
      border: `1px solid ${vars.color.border.hairline}`,
      borderRadius: vars.radius.small,
      backgroundColor: vars.color.background.skeleton,
    },
  },
});
