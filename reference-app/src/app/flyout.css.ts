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

/** Under the header, the whole width: fixed, since the navigation beside it scrolls and would cut it. */
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

/** Beside the left bar, level with its foot. */
export const besideBar = style({
  "@layer": {
    [appLayer]: {
      ...panel,
      position: "absolute",
      insetInlineStart: "100%",
      insetBlockEnd: 0,
      inlineSize: "max-content",
      maxInlineSize: `calc(100vw - ${vars.size.leftBar} - ${vars.space[32]})`,
      borderRadius: vars.radius.medium,
    },
  },
});

/** The panel keeps some room while its contents are on their way. */
const WAITING = "8rem";
export const waiting = style({ "@layer": { [appLayer]: { blockSize: WAITING, inlineSize: WAITING } } });

export const navigation = style({
  "@layer": { [appLayer]: { display: "flex", alignItems: "center", minInlineSize: 0 } },
});
