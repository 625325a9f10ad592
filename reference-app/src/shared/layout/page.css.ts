import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appStyle } from "./app-style.ts";

export const page = appStyle({ display: "flex", flexDirection: "column", gap: vars.space[24] });

export const section = appStyle({ display: "flex", flexDirection: "column", gap: vars.space[12] });

export const titleRow = appStyle({ display: "flex", alignItems: "center", gap: vars.space[12], flexWrap: "wrap" });

export const spread = appStyle({ marginInlineStart: "auto" });
