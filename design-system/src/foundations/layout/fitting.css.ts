import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

/** Container of a fitting text; its width is the available width. */
export const room = componentStyle({ containerType: "inline-size" });

/** Text of the surrounding size, or smaller if its container is too narrow, but never too small to read. `fittingStyle` sets its width. */
export const fitting = componentStyle({
  // A separate box, so that lines of small text do not get the line height of the large text around them.
  display: "inline-block",
  maxInlineSize: "100%",
  fontSize: `min(1em, max(${vars.font.size[12]}, calc(100cqi / var(--lk-em))))`,
});
