import { recipe } from "@vanilla-extract/recipes";
import { layered } from "../../theme/layered.ts";
import { vars } from "../../theme/contract.css.ts";

const { text: color } = vars.color;
const { size, weight } = vars.font;

export const text = recipe({
  variants: {
    size: {
      12: layered({ fontSize: size[12] }),
      14: layered({ fontSize: size[14] }),
      16: layered({ fontSize: size[16] }),
      18: layered({ fontSize: size[18] }),
      22: layered({ fontSize: size[22] }),
      28: layered({ fontSize: size[28], lineHeight: vars.font.lineHeight.heading }),
      36: layered({ fontSize: size[36], lineHeight: vars.font.lineHeight.heading }),
    },
    tone: {
      inherit: {},
      primary: layered({ color: color.primary }),
      secondary: layered({ color: color.secondary }),
      muted: layered({ color: color.muted }),
      accent: layered({ color: color.accent }),
      positive: layered({ color: color.positive }),
      danger: layered({ color: color.danger }),
      information: layered({ color: color.information }),
    },
    weight: {
      inherit: {},
      regular: layered({ fontWeight: weight.regular }),
      medium: layered({ fontWeight: weight.medium }),
      semibold: layered({ fontWeight: weight.semibold }),
      bold: layered({ fontWeight: weight.bold }),
    },
    align: {
      start: {},
      center: layered({ textAlign: "center" }),
      end: layered({ textAlign: "end" }),
    },
    truncate: {
      true: layered({ minInlineSize: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }),
      false: layered({ overflowWrap: "anywhere" }),
    },
  },
});
