import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { layered } from "../../theme/layered.ts";

/** The line before a section. */
export const line = style(
  layered({
    blockSize: 0,
    border: 0,
    marginBlock: vars.space[4],
    marginInline: `calc(-1 * ${vars.space[4]})`,
    borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  }),
);

export const group = style(layered({ margin: 0, padding: 0, listStyle: "none" }));
