import { keyframes } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { componentStyle, layered } from "../../theme/layered.ts";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { translate: "0 100%" } });
const settle = keyframes({ from: { opacity: 0, scale: 0.97, translate: "0 8px" } });
const sink = keyframes({ to: { translate: "0 100%" } });
const vanish = keyframes({ to: { opacity: 0 } });

const opening = (name: string) => `${name} ${vars.motion.dialog} ${vars.motion.easeOut}`;
const closing = (name: string) => `${name} ${vars.motion.dialog} ${vars.motion.easeInOut} forwards`;

/** Covers the whole page and positions the frame: at the lower edge on phones, otherwise in the middle. */
export const backdrop = componentStyle({
  position: "fixed",
  inset: 0,
  zIndex: vars.layer.dialog,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "flex-end",
  backgroundColor: vars.color.background.scrim,
  selectors: {
    '&[data-state="open"]': { animation: opening(fade) },
    '&[data-state="closed"]': { animation: closing(vanish) },
  },
  "@media": {
    [media.tablet]: { justifyContent: "center", padding: vars.space[16] },
  },
});

export const frame = recipe({
  base: layered({
    // Pop-ups of the controls inside are positioned in the frame. The frame must not clip them, so only the body scrolls.
    position: "relative",
    display: "flex",
    flexDirection: "column",
    inlineSize: "100%",
    maxBlockSize: "min(90dvh, 100%)",
    border: `1px solid ${vars.color.border.hairline}`,
    borderBlockEndWidth: 0,
    borderStartStartRadius: vars.radius.large,
    borderStartEndRadius: vars.radius.large,
    backgroundColor: vars.color.background.overlay,
    color: vars.color.text.primary,
    boxShadow: vars.elevation[4],
    selectors: {
      "&:focus-visible": { outline: "none" },
      '&[data-state="open"]': { animation: opening(rise) },
      '&[data-state="closed"]': { animation: closing(sink) },
    },
    "@media": {
      [media.tablet]: {
        maxBlockSize: "100%",
        borderBlockEndWidth: "1px",
        borderRadius: vars.radius.large,
        selectors: {
          '&[data-state="open"]': { animation: opening(settle) },
          '&[data-state="closed"]': { animation: closing(vanish) },
        },
      },
    },
  }),
  variants: {
    size: {
      small: widthOf(vars.size.dialog),
      medium: widthOf(vars.size.dialogMedium),
      large: widthOf(vars.size.dialogLarge),
    },
    keepsHeight: {
      true: layered({ blockSize: "min(90dvh, 100%)", "@media": { [media.tablet]: { blockSize: "min(100%, 42rem)" } } }),
    },
  },
});

function widthOf(width: string) {
  return layered({ "@media": { [media.tablet]: { inlineSize: `min(${width}, 100vw - 2rem)` } } });
}
