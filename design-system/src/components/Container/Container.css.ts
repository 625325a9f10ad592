import { createVar } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";
import { layered } from "../../theme/layered.ts";

const gutter = createVar();
const most = (width: string) => layered({ maxInlineSize: `calc(${width} + 2 * ${gutter})` });

export const container = recipe({
  base: layered({ inlineSize: "100%", minInlineSize: 0, marginInline: "auto", paddingInline: gutter }),
  variants: {
    size: {
      text: most(vars.size.dialogLarge),
      form: most(vars.size.dialogMedium),
      page: most(vars.size.content),
    },
    hasGutters: {
      true: layered({ vars: { [gutter]: vars.size.gutter } }),
      false: layered({ vars: { [gutter]: "0px" } }),
    },
  },
});
