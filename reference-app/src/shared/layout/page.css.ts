import { style } from "@vanilla-extract/css";
import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appLayer } from "@lobbykit/design-system/theme/layers.css";

const inApp = (rule: Parameters<typeof style>[0]) => style({ "@layer": { [appLayer]: rule as object } });

export const page = inApp({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[24],
  paddingBlock: vars.space[16],
});
export const section = inApp({ display: "flex", flexDirection: "column", gap: vars.space[12] });
export const titleRow = inApp({ display: "flex", alignItems: "center", gap: vars.space[12], flexWrap: "wrap" });
export const spread = inApp({ marginInlineStart: "auto" });
