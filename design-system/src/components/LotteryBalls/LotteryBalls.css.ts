import { createVar, keyframes } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";

/** Index of a ball in the draw. Each ball rolls in a little after the one before. */
export const place = createVar();

const roll = keyframes({
  from: { opacity: 0, transform: "translateX(-60%) rotate(-220deg)" },
  to: { opacity: 1, transform: "none" },
});

/** Number of balls, and number of balls in a row if they do not all fit in one. */
export const count = createVar();
export const perRow = createVar();
/** Width of a ball and the gap after it. */
const step = createVar();
const DIAMETER_PX = { small: 28, medium: 36, mediumOnTablets: 40, large: 56 } as const;
const spaced = (diameterPx: number, gap: string) => ({
  gap,
  vars: { [step]: `calc(${diameterPx}px + ${gap})` },
});

export const list = recipe({
  base: layered({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "flex-start",
    // Shows all balls in one row if they fit, else in rows of equal length: ten become 5 + 5, never 9 + 1. The limit is the larger of two
    // values: the width of an equal row, and the free space times 999. If all balls fit, the second is so large that it sets no limit. If
    // they do not fit, it is negative, so that the first applies.
    maxInlineSize: `max(calc(${step} * ${perRow}), calc((100% - ${step} * ${count}) * 999))`,
  }),
  variants: {
    size: {
      small: layered(spaced(DIAMETER_PX.small, vars.space[4])),
      // Seven balls fit in one row of a card on a phone.
      medium: layered({
        ...spaced(DIAMETER_PX.medium, vars.space[4]),
        "@media": { [media.tablet]: spaced(DIAMETER_PX.mediumOnTablets, vars.space[8]) },
      }),
      large: layered(spaced(DIAMETER_PX.large, vars.space[12])),
    },
  },
});

export const item = componentStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space[4],
  selectors: {
    "&[data-special]": { marginInlineStart: vars.space[4] },
    "&[data-rolling]": {
      animation: `${roll} ${vars.motion.slow} ${vars.motion.easeOut} backwards`,
      // Each ball starts a sixth of the duration after the one before. With reduced motion the duration, and so the delay, is zero.
      animationDelay: `calc(${vars.motion.slow} / 6 * ${place})`,
    },
  },
});

const enamel = (face: string, ring: string, number: string) => ({
  background: `radial-gradient(ellipse 62% 38% at 42% 14%, ${vars.color.ball.highlight}, transparent 72%), ${face}`,
  color: number,
  borderColor: ring,
});

const disc = (diameterPx: number, ringPx: number, fontSize: string) => ({
  inlineSize: `${diameterPx}px`,
  blockSize: `${diameterPx}px`,
  borderWidth: `${ringPx}px`,
  fontSize,
});

export const ball = recipe({
  base: layered({
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    borderStyle: "solid",
    borderRadius: vars.radius.full,
    fontVariantNumeric: "tabular-nums",
    fontWeight: vars.font.weight.bold,
    lineHeight: vars.font.lineHeight.single,
    // A shadow below the number makes the disc look round; a thin lower edge separates it from the card.
    boxShadow: `inset 0 -3px 5px color-mix(in srgb, ${vars.color.ball.number} 24%, transparent), ${vars.elevation[1]}`,
    "@media": { [media.forcedColors]: { borderColor: "CanvasText" } },
  }),
  variants: {
    size: {
      small: layered(disc(DIAMETER_PX.small, 2, vars.font.size[12])),
      medium: layered({
        ...disc(DIAMETER_PX.medium, 3, vars.font.size[16]),
        "@media": { [media.tablet]: disc(DIAMETER_PX.mediumOnTablets, 3, vars.font.size[16]) },
      }),
      large: layered(disc(DIAMETER_PX.large, 4, vars.font.size[22])),
    },
    kind: {
      plain: layered(enamel(vars.color.ball.face, vars.color.ball.ring, vars.color.ball.number)),
      special: layered({
        ...enamel(vars.color.ball.specialFace, vars.color.ball.specialRing, vars.color.ball.specialNumber),
        // A second ring marks a special ball, so that colour is not the only sign.
        outline: `2px solid ${vars.color.ball.specialRing}`,
        outlineOffset: "2px",
      }),
      empty: layered({
        background: vars.color.background.skeleton,
        borderColor: vars.color.border.hairline,
        boxShadow: "none",
      }),
    },
  },
});

export const caption = componentStyle({
  fontSize: vars.font.size[12],
  lineHeight: vars.font.lineHeight.single,
  color: vars.color.text.secondary,
});
