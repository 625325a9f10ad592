import { recipe } from "@vanilla-extract/recipes";
import { componentStyle, layered } from "../../theme/layered.ts";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";

export const link = recipe({
  base: layered({
    // Gives a link a large enough touch target in a row or column; it has no effect inside a sentence.
    minBlockSize: vars.space[24],
    minInlineSize: vars.space[24],
    alignContent: "center",
    borderRadius: vars.radius.small,
    textDecorationLine: "underline",
    textDecorationThickness: "1px",
    textUnderlineOffset: "0.2em",
    "@media": {
      [media.coarse]: { minBlockSize: vars.size.control.small, minInlineSize: vars.size.control.small },
      [media.hover]: { ":hover": { textDecorationThickness: "2px" } },
    },
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

/** A little smaller than other icons in text, because it stands after a word as a full stop does. */
export const newTabMark = componentStyle({ fontSize: "0.8em", marginInlineStart: "0.3125em" });
