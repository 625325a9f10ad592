import { style } from "@vanilla-extract/css";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentLayer } from "../../theme/layers.css.ts";

export const header = style({
  "@layer": {
    [componentLayer]: {
      display: "flex",
      alignItems: "center",
      gap: vars.space[8],
      blockSize: vars.size.header,
      paddingInline: vars.size.gutter,
      background: vars.color.background.card,
      borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
      "@media": { [media.tablet]: { gap: vars.space[16] } },
    },
  },
});

export const start = style({ "@layer": { [componentLayer]: { flex: "none", display: "flex" } } });
export const logo = style({ "@layer": { [componentLayer]: { flex: "none", display: "flex" } } });

export const navigation = style({
  "@layer": {
    [componentLayer]: {
      flex: "1 1 0",
      minInlineSize: 0,
      display: "none",
      alignItems: "center",
      "@media": { [media.desktop]: { display: "flex" } },
    },
  },
});

export const actions = style({
  "@layer": {
    [componentLayer]: {
      flex: "none",
      marginInlineStart: "auto",
      display: "flex",
      alignItems: "center",
      gap: vars.space[8],
      "@media": { [media.tablet]: { gap: vars.space[12] } },
    },
  },
});
