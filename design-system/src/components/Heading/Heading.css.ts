import { styleVariants } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { layered } from "../../theme/layered.ts";
import { vars } from "../../theme/contract.css.ts";

const { size, weight } = vars.font;

export const heading = recipe({
  base: layered({ minInlineSize: 0, fontWeight: weight.semibold, overflowWrap: "anywhere" }),
  variants: {
    size: {
      14: layered({ fontSize: size[14] }),
      16: layered({ fontSize: size[16] }),
      18: layered({ fontSize: size[18] }),
      22: layered({ fontSize: size[22] }),
      28: layered({ fontSize: size[28], fontWeight: weight.bold }),
      36: layered({ fontSize: size[36], fontWeight: weight.bold }),
    },
  },
});

export const hues = styleVariants(vars.color.category, (color) => layered({ color }));
