import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appStyle } from "../../../shared/layout/app-style.ts";

export const panel = appStyle({ display: "flex", flexWrap: "wrap", gap: vars.space[32] });

export const region = appStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[12],
  minInlineSize: 0,
  maxInlineSize: "100%",
});

export const columns = appStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[16],
  // Aligns the text of the buttons with the heading, not their padding.
  marginInlineStart: `calc(-1 * ${vars.space[12]})`,
});
