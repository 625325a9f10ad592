import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appStyle } from "../layout/app-style.ts";

export const row = appStyle({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[8] });

/** Keeps the picture's space while it loads. */
export const picture = appStyle({
  inlineSize: "9.375rem",
  blockSize: "3.125rem",
  // The picture's background is white, as the page's may be, so it needs a border.
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.background.skeleton,
});
