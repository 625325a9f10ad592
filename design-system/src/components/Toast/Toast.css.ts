import { createVar, keyframes } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";

const WIDTH_PX = 400;

const settle = keyframes({ from: { opacity: 0, transform: "translateY(-12px)" } });

export const region = componentStyle({
  position: "fixed",
  zIndex: vars.layer.toast,
  insetBlockStart: `calc(${vars.size.header} + ${vars.space[12]})`,
  insetInline: vars.space[16],
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space[8],
  // The empty region lets clicks through. Its toasts accept clicks, even above a modal dialog.
  pointerEvents: "none",
  "@media": {
    [media.tablet]: {
      alignItems: "flex-end",
      insetInline: vars.space[24],
    },
  },
});

export const stack = componentStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[8],
  inlineSize: "100%",
  maxInlineSize: `${WIDTH_PX}px`,
});

/** Colour of the tone, for border and icon. */
const toneColor = createVar();

const edge = (color: string) => layered({ borderInlineStartColor: color, vars: { [toneColor]: color } });

export const toast = recipe({
  base: layered({
    display: "flex",
    alignItems: "flex-start",
    gap: vars.space[12],
    paddingBlock: vars.space[4],
    paddingInlineStart: vars.space[16],
    paddingInlineEnd: vars.space[4],
    border: `1px solid ${vars.color.border.hairline}`,
    borderInlineStartWidth: "4px",
    borderRadius: vars.radius.medium,
    background: vars.color.background.overlay,
    color: vars.color.text.primary,
    boxShadow: vars.elevation[4],
    pointerEvents: "auto",
    animation: `${settle} ${vars.motion.medium} ${vars.motion.easeOut}`,
  }),
  variants: {
    tone: {
      neutral: edge(vars.color.border.strong),
      positive: edge(vars.color.background.positive),
      information: edge(vars.color.background.information),
      danger: edge(vars.color.background.danger),
    },
  },
});

export const icon = componentStyle({
  display: "inline-flex",
  flex: "none",
  marginBlockStart: vars.space[12],
  color: toneColor,
});

export const message = componentStyle({
  flex: "1 1 auto",
  minInlineSize: 0,
  paddingBlock: "11px",
  fontSize: vars.font.size[14],
  lineHeight: vars.font.lineHeight.text,
  overflowWrap: "anywhere",
});

export const dismiss = componentStyle({
  display: "inline-flex",
  flex: "none",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: "44px",
  blockSize: "44px",
  borderRadius: vars.radius.small,
  color: vars.color.text.secondary,
  "@media": { [media.hover]: { ":hover": { background: vars.color.background.hover } } },
});
