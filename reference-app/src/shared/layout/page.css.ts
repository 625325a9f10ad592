import { style } from "@vanilla-extract/css";
import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appLayer } from "@lobbykit/design-system/theme/layers.css";

export const page = style({
  "@layer": { [appLayer]: { display: "flex", flexDirection: "column", gap: vars.space[24] } },
});

export const section = style({
  "@layer": { [appLayer]: { display: "flex", flexDirection: "column", gap: vars.space[12] } },
});

export const titleRow = style({
  "@layer": { [appLayer]: { display: "flex", alignItems: "center", gap: vars.space[12], flexWrap: "wrap" } },
});

export const spread = style({ "@layer": { [appLayer]: { marginInlineStart: "auto" } } });
