import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appStyle } from "../../../shared/layout/app-style.ts";

export const mark = appStyle({
  flex: "none",
  inlineSize: vars.size.icon.small,
  blockSize: vars.size.icon.small,
  fill: "currentcolor",
  color: vars.color.category.lottery,
});

export const line = appStyle({
  fill: "none",
  stroke: "currentcolor",
  strokeWidth: 1.8,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
