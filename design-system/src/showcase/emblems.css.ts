import { style } from "@vanilla-extract/css";
import { layered } from "../theme/layered.ts";
import { vars } from "../theme/contract.css.ts";

const { background, text } = vars.color;
const stroke = (color: string) => layered({ fill: "none", stroke: color, strokeWidth: 1.5, strokeLinecap: "round" });

export const emblem = style(layered({ inlineSize: "56px", blockSize: "56px", flex: "none" }));
export const shape = style(layered({ fill: background.accent }));
export const faint = style(layered({ fill: background.accentSoft }));
export const line = style(stroke(text.onAccent));
export const cord = style(stroke(text.accent));
