import { keyframes } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { layered } from "../../theme/layered.ts";

const BREATH_MS = 1600;
const ROW_PX = 60;
/** Sizes of the balls in LotteryBalls. */
const BALL_PX = { phone: 36, tablet: 40 } as const;

const breathe = keyframes({ "0%, 100%": { opacity: 1 }, "50%": { opacity: 0.55 } });

const column = layered({ flexDirection: "column" });

export const group = recipe({
  base: layered({ display: "flex", inlineSize: "100%", gap: vars.space[8] }),
  variants: {
    shape: {
      text: column,
      heading: column,
      card: column,
      square: column,
      banner: column,
      row: column,
      balls: layered({
        flexWrap: "wrap",
        gap: vars.space[4],
        "@media": { [media.tablet]: { gap: vars.space[8] } },
      }),
    },
  },
});

const ballOf = (px: number) => ({ inlineSize: `${px}px`, blockSize: `${px}px` });
const shaped = (rule: Record<string, string>) => layered(rule);

export const piece = recipe({
  base: layered({
    display: "block",
    inlineSize: "100%",
    borderRadius: vars.radius.small,
    background: vars.color.background.skeleton,
    animation: `${breathe} ${BREATH_MS}ms ${vars.motion.easeInOut} infinite`,
    "@media": {
      [media.reducedMotion]: { animation: "none" },
      [media.forcedColors]: { outline: "1px solid GrayText" },
    },
  }),
  variants: {
    shape: {
      text: layered({
        blockSize: "1em",
        marginBlock: "0.25em",
        // The last line of a paragraph is shorter.
        selectors: { "&:last-child:not(:first-child)": { inlineSize: "60%" } },
      }),
      heading: shaped({ blockSize: vars.font.size[22], inlineSize: "12ch", maxInlineSize: "100%" }),
      card: shaped({ aspectRatio: "3 / 4", borderRadius: vars.radius.medium }),
      square: shaped({ aspectRatio: "1 / 1", borderRadius: vars.radius.medium }),
      banner: shaped({ aspectRatio: "3 / 1", borderRadius: vars.radius.large }),
      row: shaped({ blockSize: `${ROW_PX}px`, borderRadius: vars.radius.medium }),
      balls: layered({
        ...ballOf(BALL_PX.phone),
        borderRadius: vars.radius.full,
        "@media": { [media.tablet]: ballOf(BALL_PX.tablet) },
      }),
    },
    isStill: { true: layered({ animation: "none" }) },
  },
});
