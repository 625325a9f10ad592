import { media } from "@lobbykit/design-system/theme/conditions";
import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appStyle } from "../../../shared/layout/app-style.ts";

export const list = appStyle({ display: "grid", gap: vars.space[8] });

export const row = appStyle({
  display: "grid",
  gap: vars.space[8],
  padding: vars.space[12],
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.border.hairline}`,
  background: vars.color.background.card,
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr) minmax(0, 5fr)",
      alignItems: "center",
      gap: vars.space[16],
    },
  },
});

export const name = appStyle({
  minBlockSize: "1lh",
  overflowWrap: "anywhere",
  fontSize: vars.font.size[16],
  fontWeight: vars.font.weight.semibold,
  color: vars.color.text.primary,
});

export const detail = appStyle({
  minBlockSize: "1lh",
  fontSize: vars.font.size[14],
  fontVariantNumeric: "tabular-nums",
  color: vars.color.text.secondary,
});
