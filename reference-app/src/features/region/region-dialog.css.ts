import { appStyle } from "../../shared/layout/app-style.ts";
import { vars } from "@lobbykit/design-system/theme/contract.css";

const FLAG_WIDTH = "2rem";
export const flag = appStyle({
  flexShrink: 0,
  inlineSize: FLAG_WIDTH,
  blockSize: "auto",
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.small,
});
