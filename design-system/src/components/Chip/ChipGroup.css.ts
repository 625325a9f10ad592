import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";

export const group = recipe({
  base: layered({ display: "flex", gap: vars.space[8], minInlineSize: 0 }),
  variants: {
    overflow: {
      wrap: layered({ flexWrap: "wrap" }),
      scroll: layered({
        overflowX: "auto",
        scrollbarWidth: "none",
        overscrollBehaviorInline: "contain",
        // Padding for the focus ring inside the scrolling box. The negative margin keeps the chips at their place.
        padding: vars.space[4],
        margin: `calc(-1 * ${vars.space[4]})`,
        scrollPaddingInline: vars.space[32],
      }),
    },
  },
});

export const item = componentStyle({
  display: "flex",
  minInlineSize: 0,
  maxInlineSize: "100%",
  selectors: { [`${group.classNames.variants.overflow.scroll} > &`]: { flex: "none" } },
});
