import { style } from "@vanilla-extract/css";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";
import { fieldControl } from "../TextField/field.css.ts";

const { background, border, text } = vars.color;

export const input = style([fieldControl, layered({ textAlign: "center", paddingInline: vars.space[8] })]);

export const unit = componentStyle({
  flexShrink: 0,
  paddingInlineEnd: vars.space[8],
  fontSize: vars.font.size[14],
  color: text.muted,
});

/** A square button at each end of the frame, separated from the number by a thin line. */
export const step = componentStyle({
  display: "flex",
  flexShrink: 0,
  alignItems: "center",
  justifyContent: "center",
  alignSelf: "stretch",
  inlineSize: vars.size.control.large,
  color: text.primary,
  touchAction: "manipulation",
  userSelect: "none",
  selectors: {
    "&:first-child": {
      borderInlineEnd: `1px solid ${border.hairline}`,
      borderStartStartRadius: `calc(${vars.radius.medium} - 1px)`,
      borderEndStartRadius: `calc(${vars.radius.medium} - 1px)`,
    },
    "input ~ &": {
      borderInlineStart: `1px solid ${border.hairline}`,
      borderStartEndRadius: `calc(${vars.radius.medium} - 1px)`,
      borderEndEndRadius: `calc(${vars.radius.medium} - 1px)`,
    },
    "&:active": { backgroundColor: background.pressed },
    "&:is(:disabled, [aria-disabled='true'])": { color: text.muted, opacity: 0.5, backgroundColor: "transparent" },
  },
  "@media": {
    [media.hover]: {
      selectors: { "&:hover:not(:disabled, [aria-disabled='true'])": { backgroundColor: background.hover } },
    },
    [media.forcedColors]: {
      selectors: { "&:is(:disabled, [aria-disabled='true'])": { color: "GrayText", opacity: 1 } },
    },
  },
});
