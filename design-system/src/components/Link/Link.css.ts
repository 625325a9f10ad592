import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { layered } from "../../theme/layered.ts";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";

export const link = recipe({
  base: layered({
    borderRadius: vars.radius.small,
    textDecorationLine: "underline",
    textDecorationThickness: "1px",
    textUnderlineOffset: "0.2em",
    "@media": { [media.hover]: { ":hover": { textDecorationThickness: "2px" } } },
  }),
  variants: {
    tone: {
      link: layered({ color: vars.color.text.link }),
      inherit: layered({ color: "inherit" }),
    },
    underline: {
      always: {},
      hover: layered({
        textDecorationLine: "none",
        "@media": { [media.hover]: { ":hover": { textDecorationLine: "underline" } } },
      }),
    },
  },
});

export const newTabMark = style(
  layered({ display: "inline-block", verticalAlign: "-0.125em", marginInlineStart: "0.25em" }),
);
