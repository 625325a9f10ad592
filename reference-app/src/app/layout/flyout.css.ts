import { style } from "@vanilla-extract/css";
import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appLayer } from "@lobbykit/design-system/theme/layers.css";

export const place = style({ "@layer": { [appLayer]: { position: "relative" } } });

const panel = {
  zIndex: vars.layer.bar,
  padding: vars.space[24],
  border: `1px solid ${vars.color.border.hairline}`,
  background: vars.color.background.raised,
  boxShadow: vars.elevation[3],
} as const;

/** Below the header, at full width. Fixed, because the navigation beside it scrolls and would clip it. */
export const underHeader = style({
  "@layer": {
    [appLayer]: {
      ...panel,
      position: "fixed",
      insetInline: 0,
      insetBlockStart: vars.size.header,
      maxBlockSize: `calc(100dvh - ${vars.size.header})`,
      overflowY: "auto",
    },
  },
});

const beside = {
  ...panel,
  inlineSize: "max-content",
  maxInlineSize: `calc(100vw - ${vars.size.leftBar} - ${vars.space[32]})`,
  borderRadius: vars.radius.medium,
} as const;

/** Beside the left bar, aligned with its bottom. */
export const besideLeftBar = style({
  "@layer": { [appLayer]: { ...beside, position: "absolute", insetInlineStart: "100%", insetBlockEnd: 0 } },
});

/** Beside the right bar, at the height of its entry. Fixed, because the bar scrolls and would clip it. */
export const besideRightBar = style({
  "@layer": {
    [appLayer]: {
      ...beside,
      position: "fixed",
      insetInlineEnd: vars.size.rightBar,
      marginBlockStart: `calc(-1 * ${vars.space[64]})`,
    },
  },
});

/** The panel's height while its content loads. */
const WAITING = "8rem";
export const waiting = style({ "@layer": { [appLayer]: { blockSize: WAITING, inlineSize: WAITING } } });

export const navigation = style({
  "@layer": { [appLayer]: { display: "flex", alignItems: "center", minInlineSize: 0 } },
});
