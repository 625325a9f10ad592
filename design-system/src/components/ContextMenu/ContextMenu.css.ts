import { media } from "../../theme/conditions.ts";
import { componentStyle } from "../../theme/layered.ts";

export const area = componentStyle({
  minInlineSize: 0,
  outline: "none",
  "@media": {
    // A long press opens the menu, and would otherwise also select text or preview a link.
    [media.coarse]: { userSelect: "none", WebkitTouchCallout: "none" },
  },
});
