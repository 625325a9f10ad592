import { style } from "@vanilla-extract/css";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { layered } from "../../theme/layered.ts";

const MARK_PX = 3;

export const bar = style(
  layered({
    minInlineSize: 0,
    blockSize: "100%",
    overflowX: "auto",
    overscrollBehaviorInline: "contain",
    scrollbarWidth: "none",
  }),
);

export const list = style(layered({ display: "flex", blockSize: "100%", gap: vars.space[4] }));

export const item = style(layered({ flex: "none", display: "flex" }));

export const entry = style(
  layered({
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: vars.size.control.large,
    paddingInline: vars.space[12],
    fontSize: vars.font.size[14],
    fontWeight: vars.font.weight.medium,
    whiteSpace: "nowrap",
    color: vars.color.text.secondary,
    textDecoration: "none",
    transition: `color ${vars.motion.fast} ${vars.motion.easeOut}`,
    "@media": {
      [media.hover]: { ":hover": { color: vars.color.text.primary } },
      [media.forcedColors]: {
        selectors: { "&[aria-current]::after": { background: "Highlight", forcedColorAdjust: "none" } },
      },
    },
    selectors: {
      "&:focus-visible": { outlineOffset: "-2px" },
      "&[aria-current]": { color: vars.color.text.accent },
      "&[aria-current]::after": {
        content: "",
        position: "absolute",
        insetInline: vars.space[12],
        insetBlockEnd: 0,
        blockSize: `${MARK_PX}px`,
        borderRadius: vars.radius.full,
        background: vars.color.background.accent,
      },
    },
  }),
);
