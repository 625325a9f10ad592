import { style } from "@vanilla-extract/css";
import { layered } from "../../theme/layered.ts";

export const inline = style(layered({ display: "flex", minInlineSize: 0 }));
export const wrapping = style(layered({ flexWrap: "wrap" }));
