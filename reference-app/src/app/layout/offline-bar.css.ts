import { media } from "@lobbykit/design-system/theme/conditions";
import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appStyle } from "../../shared/layout/app-style.ts";

const WIDTH = "32rem";

/**
 * Above the bottom bar on phones, and below dialogs, so that it does not cover their buttons. A form that is being sent shows the error
 * itself.
 */
export const place = appStyle({
  position: "fixed",
  zIndex: vars.layer.bar,
  insetInline: vars.space[16],
  insetBlockEnd: `calc(${vars.size.bottomBar} + ${vars.space[12]} + env(safe-area-inset-bottom, 0px))`,
  display: "grid",
  justifyItems: "center",
  pointerEvents: "none",
  "@media": { [media.tablet]: { insetBlockEnd: vars.space[16] } },
});

export const bar = appStyle({
  inlineSize: "100%",
  maxInlineSize: WIDTH,
  borderRadius: vars.radius.medium,
  background: vars.color.background.raised,
  pointerEvents: "auto",
});
