import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appStyle } from "../../shared/layout/app-style.ts";

export const frame = appStyle({
  display: "block",
  inlineSize: "100%",
  blockSize: `calc(100dvh - ${vars.size.header} - ${vars.space[64]})`,
  minBlockSize: "28rem",
  borderRadius: vars.radius.large,
  background: vars.color.background.sunken,
});
