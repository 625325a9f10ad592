import { style } from "@vanilla-extract/css";
import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appLayer } from "@lobbykit/design-system/theme/layers.css";

export const group = style({
  "@layer": { [appLayer]: { display: "grid", gap: vars.space[4], minInlineSize: 0, margin: 0, padding: 0, border: 0 } },
});

export const legend = style({
  "@layer": {
    [appLayer]: {
      padding: 0,
      marginBlockEnd: vars.space[8],
      color: vars.color.text.secondary,
      fontSize: vars.font.size[14],
      fontWeight: vars.font.weight.medium,
    },
  },
});

/** The whole row presses the radio button. */
export const option = style({
  "@layer": {
    [appLayer]: {
      display: "flex",
      alignItems: "center",
      gap: vars.space[12],
      minBlockSize: vars.size.control.medium,
      paddingBlock: vars.space[8],
      paddingInline: vars.space[12],
      border: `1px solid ${vars.color.border.hairline}`,
      borderRadius: vars.radius.medium,
      cursor: "pointer",
      selectors: {
        "&:hover": { backgroundColor: vars.color.background.hover },
        "&:has(:checked)": {
          borderColor: vars.color.border.accent,
          backgroundColor: vars.color.background.accentSoft,
        },
        "&:has(:focus-visible)": { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: "2px" },
      },
    },
  },
});

export const radio = style({
  "@layer": {
    [appLayer]: {
      flexShrink: 0,
      inlineSize: "1.25rem",
      blockSize: "1.25rem",
      margin: 0,
      accentColor: vars.color.background.accent,
      selectors: { "&:focus-visible": { outline: "none" } },
    },
  },
});

export const name = style({ "@layer": { [appLayer]: { flex: 1, minInlineSize: 0, overflowWrap: "anywhere" } } });
