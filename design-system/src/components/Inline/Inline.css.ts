import { globalStyle, style } from "@vanilla-extract/css";
import { componentStyle, layered } from "../../theme/layered.ts";

export const inline = componentStyle({ display: "flex", minInlineSize: 0 });
/** Least width of the first child when `lead` is set. */
const LEAD_LEAST = "9rem";

export const leading = style({});
globalStyle(`${leading} > :first-child`, layered({ flex: `1 1 ${LEAD_LEAST}`, minInlineSize: 0 }));

export const wrapping = componentStyle({ flexWrap: "wrap" });
