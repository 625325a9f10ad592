import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appStyle } from "../../../shared/layout/app-style.ts";

const SEARCH_MAX = "28rem";

export const lobby = appStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[16] });

export const search = appStyle({ maxInlineSize: SEARCH_MAX });

export const found = appStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[8],
  fontSize: vars.font.size[14],
  color: vars.color.text.secondary,
});

export const stale = appStyle({ color: vars.color.text.danger });

export const note = appStyle({ fontSize: vars.font.size[14], color: vars.color.text.muted });
