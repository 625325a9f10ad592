import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";

const { size, weight, lineHeight } = vars.font;

export const money = recipe({
  base: layered({
    // Containing block of the text for screen readers, which is positioned absolutely.
    position: "relative",
    fontVariantNumeric: "tabular-nums",
    selectors: {
      '&[data-trend="gain"]': { color: vars.color.text.positive },
      '&[data-trend="loss"]': { color: vars.color.text.danger },
    },
  }),
  variants: {
    size: {
      inherit: {},
      12: layered({ fontSize: size[12] }),
      14: layered({ fontSize: size[14] }),
      16: layered({ fontSize: size[16] }),
      18: layered({ fontSize: size[18] }),
      22: layered({ fontSize: size[22], lineHeight: lineHeight.heading }),
      28: layered({ fontSize: size[28], lineHeight: lineHeight.heading }),
      36: layered({ fontSize: size[36], lineHeight: lineHeight.heading }),
    },
    weight: {
      inherit: {},
      regular: layered({ fontWeight: weight.regular }),
      medium: layered({ fontWeight: weight.medium }),
      semibold: layered({ fontWeight: weight.semibold }),
      bold: layered({ fontWeight: weight.bold }),
    },
  },
});

export const figure = componentStyle({ unicodeBidi: "isolate" });

export const symbol = componentStyle({ marginInlineEnd: "0.2em", fontWeight: weight.medium });
