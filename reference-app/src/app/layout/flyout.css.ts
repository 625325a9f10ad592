import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appStyle } from "../../shared/layout/app-style.ts";

export const place = appStyle({ position: "relative" });

const panel = {
  zIndex: vars.layer.bar,
  padding: vars.space[24],
  border: `1px solid ${vars.color.border.hairline}`,
  background: vars.color.background.raised,
  boxShadow: vars.elevation[3],
} as const;

/** Below the header, at full width. Fixed, because the navigation beside it scrolls and would clip it. */
export const underHeader = appStyle({
  ...panel,
  position: "fixed",
  insetInline: 0,
  insetBlockStart: vars.size.header,
  maxBlockSize: `calc(100dvh - ${vars.size.header})`,
  overflowY: "auto",
});

const beside = {
  ...panel,
  inlineSize: "max-content",
  maxInlineSize: `calc(100vw - ${vars.size.leftBar} - ${vars.space[32]})`,
  borderRadius: vars.radius.medium,
} as const;

/** Beside the left bar, aligned with its bottom. */
export const besideLeftBar = appStyle({ ...beside, position: "absolute", insetInlineStart: "100%", insetBlockEnd: 0 });

/** Beside the right bar, at the height of its entry. Fixed, because the bar scrolls and would clip it. */
export const besideRightBar = appStyle({
  ...beside,
  position: "fixed",
  insetInlineEnd: vars.size.rightBar,
  marginBlockStart: `calc(-1 * ${vars.space[64]})`,
});

/** The panel's height while its content loads. */
const WAITING = "8rem";
export const waiting = appStyle({ blockSize: WAITING, inlineSize: WAITING });

export const navigation = appStyle({ display: "flex", alignItems: "center", minInlineSize: 0 });
