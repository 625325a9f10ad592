import { media } from "@lobbykit/design-system/theme/conditions";
import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appStyle } from "../../shared/layout/app-style.ts";

/** Hides a control on phones, because it is in the bottom bar or the menu there. */
export const fromTablet = appStyle({
  display: "none",
  // A long balance wraps; the controls beside it keep their width.
  flex: "none",
  "@media": { [media.tablet]: { display: "inline-flex" } },
});

export const fromWide = appStyle({ display: "none", "@media": { [media.wide]: { display: "inline-flex" } } });

export const onlyPhone = appStyle({
  display: "inline-flex",
  "@media": { [media.tablet]: { display: "none" } },
});

const NICKNAME_WIDTH = "8rem";
export const nickname = appStyle({
  display: "none",
  maxInlineSize: NICKNAME_WIDTH,
  minInlineSize: 0,
  color: vars.color.text.secondary,
  "@media": { [media.desktop]: { display: "inline-flex" } },
});

export const logo = appStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[8],
  color: vars.color.text.primary,
  fontSize: vars.font.size[18],
  fontWeight: vars.font.weight.bold,
  textDecoration: "none",
  whiteSpace: "nowrap",
});

export const logoMark = appStyle({ inlineSize: "2rem", blockSize: "2rem", flexShrink: 0 });

/** Hidden on phones, where only the logo mark is shown. */
export const logoName = appStyle({ display: "none", "@media": { [media.tablet]: { display: "inline" } } });

export const closedPage = appStyle({
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: vars.space[16],
  minBlockSize: "100dvh",
  padding: vars.space[24],
  outline: "none",
  textAlign: "center",
});

export const age = appStyle({
  display: "inline-grid",
  placeItems: "center",
  inlineSize: vars.size.control.medium,
  blockSize: vars.size.control.medium,
  border: `2px solid ${vars.color.border.accent}`,
  borderRadius: vars.radius.full,
  color: vars.color.text.accent,
  fontWeight: vars.font.weight.bold,
});

export const plainList = appStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[8],
});

export const barFoot = appStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[2],
});

/** The flag covers the corner of the globe and lets clicks through (R106). */
const FLAG_PX = 16;
export const region = appStyle({ position: "relative", display: "inline-flex" });
export const flag = appStyle({
  position: "absolute",
  insetInlineEnd: vars.space[4],
  insetBlockEnd: vars.space[4],
  inlineSize: FLAG_PX,
  blockSize: "auto",
  border: `1px solid ${vars.color.background.page}`,
  borderRadius: vars.radius.small,
  pointerEvents: "none",
});
