import { styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { layered } from "../../theme/layered.ts";

export const gaps = styleVariants(vars.space, (gap) => layered({ gap }));
export const paddings = styleVariants(vars.space, (padding) => layered({ padding }));

export const alignments = styleVariants({
  start: layered({ alignItems: "flex-start" }),
  center: layered({ alignItems: "center" }),
  end: layered({ alignItems: "flex-end" }),
  stretch: layered({ alignItems: "stretch" }),
  baseline: layered({ alignItems: "baseline" }),
});

export const justifications = styleVariants({
  start: layered({ justifyContent: "flex-start" }),
  center: layered({ justifyContent: "center" }),
  end: layered({ justifyContent: "flex-end" }),
  between: layered({ justifyContent: "space-between" }),
});
