import { style } from "@vanilla-extract/css";
import { media } from "@lobbykit/design-system/theme/conditions";
import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appLayer } from "@lobbykit/design-system/theme/layers.css";

/** The list, and the notice beside it; below it on phones. */
export const columns = style({
  "@layer": {
    [appLayer]: {
      display: "grid",
      alignItems: "start",
      gap: vars.space[24],
      gridTemplateColumns: "minmax(0, 1fr)",
      "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)" } },
    },
  },
});

export const list = style({
  "@layer": {
    [appLayer]: {
      display: "grid",
      gap: vars.space[4],
      margin: 0,
      marginBlockEnd: vars.space[12],
      padding: 0,
      listStyle: "none",
    },
  },
});

export const entry = style({
  "@layer": {
    [appLayer]: {
      inlineSize: "100%",
      minBlockSize: vars.size.control.medium,
      paddingBlock: vars.space[8],
      paddingInline: vars.space[12],
      border: 0,
      borderInlineStart: "3px solid transparent",
      borderRadius: vars.radius.small,
      backgroundColor: "transparent",
      color: vars.color.text.secondary,
      font: "inherit",
      textAlign: "start",
      overflowWrap: "anywhere",
      cursor: "pointer",
      selectors: {
        "&:hover": { backgroundColor: vars.color.background.hover },
        "&:focus-visible": { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: "-2px" },
        '&[aria-current="true"]': {
          borderInlineStartColor: vars.color.border.accent,
          backgroundColor: vars.color.background.accentSoft,
          color: vars.color.text.primary,
        },
      },
    },
  },
});

export const notice = style({ "@layer": { [appLayer]: { display: "grid", gap: vars.space[8], minInlineSize: 0 } } });
