import { recipe } from "@vanilla-extract/recipes";
import { layered } from "../../theme/layered.ts";
import { vars } from "../../theme/contract.css.ts";

const { icon } = vars.size;

export const iconStyle = recipe({
  base: layered({ flexShrink: 0, display: "inline-block" }),
  variants: {
    size: {
      small: layered({ inlineSize: icon.small, blockSize: icon.small }),
      medium: layered({ inlineSize: icon.medium, blockSize: icon.medium }),
      large: layered({ inlineSize: icon.large, blockSize: icon.large }),
      text: layered({ inlineSize: "1.25em", blockSize: "1.25em", verticalAlign: "-0.25em" }),
    },
    mirrored: {
      true: layered({ selectors: { "&:dir(rtl)": { transform: "scaleX(-1)" } } }),
      false: {},
    },
  },
});
