import { style } from "@vanilla-extract/css";
import { layered } from "../../theme/layered.ts";

export const stack = style(layered({ display: "flex", flexDirection: "column", minInlineSize: 0 }));

export const filling = style(layered({ blockSize: "100%" }));
