import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { layered } from "../theme/layered.ts";

/** Around it: its width is what a fitting text has. */
export const room = style(layered({ containerType: "inline-size" }));

/** As large as the text around it, smaller where its room is too narrow for that, and never too small to be read. Its width comes by `fittingStyle`. */
export const fitting = style(
  layered({
    // A box of its own: lines of small text are not as far apart as the large text around would have them.
    display: "inline-block",
    maxInlineSize: "100%",
    fontSize: `min(1em, max(${vars.font.size[12]}, calc(100cqi / var(--lk-em))))`,
  }),
);
