import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../theme/contract.css.ts";
import { layered } from "../theme/layered.ts";

/** Size of a number, and the distance between it and its part. */
const NUMBER = "20px";
const DISTANCE = "14px";

export const anatomy = style(
  layered({
    marginBlock: vars.space[16],
    marginInline: 0,
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.medium,
    color: vars.color.text.primary,
    fontFamily: vars.font.family,
    fontSize: vars.font.size[14],
    lineHeight: vars.font.lineHeight.text,
  }),
);

export const stage = style(
  layered({
    position: "relative",
    overflow: "hidden",
    // Space for the numbers above and below.
    padding: `calc(${NUMBER} + ${DISTANCE} + ${vars.space[8]}) ${vars.space[24]}`,
    background: vars.color.background.page,
    borderStartStartRadius: vars.radius.medium,
    borderStartEndRadius: vars.radius.medium,
  }),
);

/** A number with a line to its part. It starts at the edge of the part. */
export const mark = recipe({
  base: layered({
    position: "absolute",
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    pointerEvents: "none",
    selectors: {
      "&::after": {
        content: "",
        inlineSize: "1px",
        blockSize: DISTANCE,
        background: vars.color.text.accent,
      },
    },
  }),
  variants: {
    side: {
      above: layered({ transform: "translate(-50%, -100%)" }),
      below: layered({ flexDirection: "column-reverse", transform: "translateX(-50%)" }),
    },
  },
});

export const number = style(
  layered({
    display: "inline-grid",
    flex: "none",
    placeItems: "center",
    inlineSize: NUMBER,
    blockSize: NUMBER,
    borderRadius: vars.radius.full,
    background: vars.color.text.accent,
    color: vars.color.background.page,
    fontSize: vars.font.size[12],
    fontWeight: vars.font.weight.semibold,
    lineHeight: 1,
  }),
);

export const parts = style(
  layered({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(260px, 100%), 1fr))",
    gap: vars.space[8],
    margin: 0,
    padding: vars.space[16],
    listStyle: "none",
  }),
);

export const part = style(layered({ display: "flex", alignItems: "start", gap: vars.space[8] }));
