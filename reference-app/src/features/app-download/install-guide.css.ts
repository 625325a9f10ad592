import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appStyle } from "../../shared/layout/app-style.ts";

export const steps = appStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[16],
  paddingInlineStart: vars.space[24],
  listStyle: "decimal",
});
