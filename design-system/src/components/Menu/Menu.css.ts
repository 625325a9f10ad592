import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

/** The line before a section. */
export const line = componentStyle({
  blockSize: 0,
  border: 0,
  marginBlock: vars.space[4],
  marginInline: `calc(-1 * ${vars.space[4]})`,
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
});

export const group = componentStyle({ margin: 0, padding: 0, listStyle: "none" });
