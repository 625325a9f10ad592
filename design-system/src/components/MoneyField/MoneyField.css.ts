import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";
import { fieldLatin } from "../TextField/field.css.ts";

const { color, font, space } = vars;

/** Amounts are the most important content, so they are larger than other text. */
export const input = style([fieldLatin, layered({ fontSize: font.size[18], fontWeight: font.weight.semibold })]);

export const symbol = componentStyle({
  flexShrink: 0,
  paddingInlineStart: space[12],
  marginInlineEnd: `calc(-1 * ${space[4]})`,
  fontSize: font.size[18],
  color: color.text.muted,
});

export const code = componentStyle({
  flexShrink: 0,
  paddingInlineEnd: space[12],
  fontSize: font.size[14],
  fontWeight: font.weight.medium,
  color: color.text.muted,
});
