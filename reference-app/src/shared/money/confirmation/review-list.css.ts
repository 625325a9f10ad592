import { style } from "@vanilla-extract/css";
import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appLayer } from "@lobbykit/design-system/theme/layers.css";

export const list = style({ "@layer": { [appLayer]: { display: "grid", gap: vars.space[8], margin: 0 } } });

/** Label and value side by side, or on two lines when they are long. The value is aligned to the end. */
export const line = style({
  "@layer": {
    [appLayer]: {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "space-between",
      columnGap: vars.space[16],
      paddingBlockEnd: vars.space[8],
      borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
      selectors: { "&:last-child": { paddingBlockEnd: 0, borderBlockEnd: "none" } },
    },
  },
});

export const label = style({ "@layer": { [appLayer]: { color: vars.color.text.secondary } } });

export const value = style({
  "@layer": {
    [appLayer]: {
      flex: "1 1 auto",
      margin: 0,
      minInlineSize: 0,
      textAlign: "end",
      fontWeight: vars.font.weight.medium,
      fontVariantNumeric: "tabular-nums",
      overflowWrap: "anywhere",
    },
  },
});
