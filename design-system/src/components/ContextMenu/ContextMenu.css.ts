import { style } from "@vanilla-extract/css";
import { media } from "../../theme/conditions.ts";
import { layered } from "../../theme/layered.ts";

export const area = style(
  layered({
    minInlineSize: 0,
    outline: "none",
    "@media": {
      // A long press opens the menu, and would otherwise also select text or preview a link.
      [media.coarse]: { userSelect: "none", WebkitTouchCallout: "none" },
    },
  }),
);
