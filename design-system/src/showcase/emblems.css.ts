import { style } from "@vanilla-extract/css";
import { componentStyle, layered } from "../theme/layered.ts";
import { vars } from "../theme/contract.css.ts";

const { background, text } = vars.color;
const stroke = (color: string) => layered({ fill: "none", stroke: color, strokeWidth: 1.5, strokeLinecap: "round" });

export const emblem = componentStyle({ inlineSize: "56px", blockSize: "56px", flex: "none" });
export const shape = componentStyle({ fill: background.accent });
export const faint = componentStyle({ fill: background.accentSoft });
export const line = style(stroke(text.onAccent));
export const cord = style(stroke(text.accent));
