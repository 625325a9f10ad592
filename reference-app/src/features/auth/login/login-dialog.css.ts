import { style } from "@vanilla-extract/css";
import { media } from "@lobbykit/design-system/theme/conditions";
import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appLayer } from "@lobbykit/design-system/theme/layers.css";

/** The form with the banners beside it; on phones, below it. */
export const columns = style({
  "@layer": {
    [appLayer]: {
      display: "grid",
      alignItems: "start",
      gap: vars.space[24],
      gridTemplateColumns: "minmax(0, 1fr)",
      "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
    },
  },
});
