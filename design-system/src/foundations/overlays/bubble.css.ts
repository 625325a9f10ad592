import { keyframes } from "@vanilla-extract/css";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

const appear = keyframes({ from: { opacity: 0 } });

const WIDTH_PX = 260;

/** A label with background and text colour swapped, so that it does not look like a card. */
export const bubble = componentStyle({
  inlineSize: "max-content",
  maxInlineSize: `min(${WIDTH_PX}px, calc(100vw - ${vars.space[16]}))`,
  paddingInline: vars.space[12],
  paddingBlock: vars.space[4],
  border: "1px solid transparent",
  borderRadius: vars.radius.small,
  background: vars.color.text.primary,
  color: vars.color.background.page,
  fontSize: vars.font.size[14],
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.text,
  overflowWrap: "anywhere",
  boxShadow: vars.elevation[3],
  animation: `${appear} ${vars.motion.fast} ${vars.motion.easeOut}`,
  "@media": { [media.forcedColors]: { borderColor: "CanvasText" } },
});
