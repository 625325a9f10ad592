import { styleVariants } from "@vanilla-extract/css";
import { layered } from "../../theme/layered.ts";
import { vars } from "../../theme/contract.css.ts";

const line = `1px solid ${vars.color.border.hairline}`;

export const divider = styleVariants({
  horizontal: layered({ inlineSize: "100%", margin: 0, border: 0, borderBlockStart: line }),
  vertical: layered({ alignSelf: "stretch", margin: 0, border: 0, borderInlineStart: line }),
});
