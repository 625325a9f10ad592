import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appStyle } from "../../layout/app-style.ts";

export const list = appStyle({ display: "grid", gap: vars.space[8] });

/** Label and value side by side, or on two lines when they are long. The value is aligned to the end. */
export const line = appStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space[16],
  paddingBlockEnd: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  selectors: { "&:last-child": { paddingBlockEnd: 0, borderBlockEnd: "none" } },
});

export const label = appStyle({ color: vars.color.text.secondary });

export const value = appStyle({
  flex: "1 1 auto",
  minInlineSize: 0,
  textAlign: "end",
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});
