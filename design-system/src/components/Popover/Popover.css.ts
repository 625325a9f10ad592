import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

const WIDTH_PX = 360;

export const panel = componentStyle({
  maxInlineSize: `${WIDTH_PX}px`,
  padding: vars.space[16],
  overflowY: "auto",
  overscrollBehavior: "contain",
  outline: "none",
  overflowWrap: "anywhere",
});
