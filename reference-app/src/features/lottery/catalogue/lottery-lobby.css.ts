import { style } from "@vanilla-extract/css";
import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appLayer } from "@lobbykit/design-system/theme/layers.css";

const SEARCH_MAX = "28rem";

export const lobby = style({
  "@layer": {
    [appLayer]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[16] },
  },
});

export const search = style({ "@layer": { [appLayer]: { maxInlineSize: SEARCH_MAX } } });

export const found = style({
  "@layer": {
    [appLayer]: {
      display: "flex",
      flexWrap: "wrap",
      gap: vars.space[8],
      margin: 0,
      fontSize: vars.font.size[14],
      color: vars.color.text.secondary,
    },
  },
});

export const stale = style({ "@layer": { [appLayer]: { color: vars.color.text.danger } } });

export const note = style({
  "@layer": {
    [appLayer]: { margin: 0, fontSize: vars.font.size[14], color: vars.color.text.muted },
  },
});
