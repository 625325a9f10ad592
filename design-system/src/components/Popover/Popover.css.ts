import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { layered } from "../../theme/layered.ts";

const WIDTH_PX = 360;

export const panel = style(
  layered({
    maxInlineSize: `${WIDTH_PX}px`,
    padding: vars.space[16],
    overflowY: "auto",
    overscrollBehavior: "contain",
    outline: "none",
    overflowWrap: "anywhere",
  }),
);
