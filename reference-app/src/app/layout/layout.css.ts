import { style } from "@vanilla-extract/css";
import { media } from "@lobbykit/design-system/theme/conditions";
import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appLayer } from "@lobbykit/design-system/theme/layers.css";

/** Hides a control on phones, because it is in the bottom bar or the menu there. */
export const fromTablet = style({
  "@layer": { [appLayer]: { display: "none", "@media": { [media.tablet]: { display: "inline-flex" } } } },
});

export const fromWide = style({
  "@layer": { [appLayer]: { display: "none", "@media": { [media.wide]: { display: "inline-flex" } } } },
});

export const onlyPhone = style({
  "@layer": { [appLayer]: { display: "inline-flex", "@media": { [media.tablet]: { display: "none" } } } },
});

const NICKNAME_WIDTH = "8rem";
export const nickname = style({
  "@layer": {
    [appLayer]: {
      display: "none",
      maxInlineSize: NICKNAME_WIDTH,
      minInlineSize: 0,
      color: vars.color.text.secondary,
      "@media": { [media.desktop]: { display: "inline-flex" } },
    },
  },
});

export const logo = style({
  "@layer": {
    [appLayer]: {
      display: "inline-flex",
      alignItems: "center",
      gap: vars.space[8],
      color: vars.color.text.primary,
      fontSize: vars.font.size[18],
      fontWeight: vars.font.weight.bold,
      textDecoration: "none",
      whiteSpace: "nowrap",
    },
  },
});

export const logoMark = style({ "@layer": { [appLayer]: { inlineSize: "2rem", blockSize: "2rem", flexShrink: 0 } } });

/** Hidden on phones, where only the logo mark is shown. */
export const logoName = style({
  "@layer": { [appLayer]: { display: "none", "@media": { [media.tablet]: { display: "inline" } } } },
});

export const closedPage = style({
  "@layer": {
    [appLayer]: {
      display: "grid",
      placeContent: "center",
      justifyItems: "center",
      gap: vars.space[16],
      minBlockSize: "100dvh",
      padding: vars.space[24],
      outline: "none",
      textAlign: "center",
    },
  },
});

export const age = style({
  "@layer": {
    [appLayer]: {
      display: "inline-grid",
      placeItems: "center",
      inlineSize: vars.size.control.medium,
      blockSize: vars.size.control.medium,
      border: `2px solid ${vars.color.border.accent}`,
      borderRadius: vars.radius.full,
      color: vars.color.text.accent,
      fontWeight: vars.font.weight.bold,
    },
  },
});

export const plainList = style({
  "@layer": {
    [appLayer]: {
      display: "flex",
      flexDirection: "column",
      gap: vars.space[8],
      margin: 0,
      padding: 0,
      listStyle: "none",
    },
  },
});

export const barFoot = style({
  "@layer": {
    [appLayer]: {
      display: "flex",
      flexDirection: "column",
      gap: vars.space[2],
      margin: 0,
      padding: 0,
      listStyle: "none",
    },
  },
});

/** The flag covers the corner of the globe and lets clicks through (R106). */
const FLAG_PX = 16;
export const region = style({ "@layer": { [appLayer]: { position: "relative", display: "inline-flex" } } });
export const flag = style({
  "@layer": {
    [appLayer]: {
      position: "absolute",
      insetInlineEnd: vars.space[4],
      insetBlockEnd: vars.space[4],
      inlineSize: FLAG_PX,
      blockSize: "auto",
      border: `1px solid ${vars.color.background.page}`,
      borderRadius: vars.radius.small,
      pointerEvents: "none",
    },
  },
});
