import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { layered } from "../../theme/layered.ts";

const stroke = (color: string, width: number) => ({
  fill: "none",
  stroke: color,
  strokeWidth: width,
  strokeLinecap: "round" as const,
});

export const drawing = style(
  layered({ display: "block", inlineSize: "240px", maxInlineSize: "100%", blockSize: "auto" }),
);

export const sky = style(layered(stroke(vars.color.text.muted, 2.5)));
export const moon = style(layered({ fill: vars.color.border.hairline }));
export const roofs = style(layered({ fill: vars.color.background.hover }));
export const cord = style(layered(stroke(vars.color.border.strong, 2)));
export const glow = style(layered({ fill: vars.color.background.accent, opacity: 0.1 }));
export const innerGlow = style(layered({ fill: vars.color.background.accent, opacity: 0.18 }));
export const cap = style(layered(stroke(vars.color.border.strong, 6)));
export const paper = style(layered({ fill: vars.color.background.accent }));
export const paperOut = style(
  layered({ fill: vars.color.background.raised, stroke: vars.color.border.strong, strokeWidth: 2 }),
);
export const rib = style(layered({ ...stroke(vars.color.text.onAccent, 1.5), opacity: 0.35 }));
export const light = style(layered({ ...stroke(vars.color.text.onPicture, 3), opacity: 0.7 }));
export const tassel = style(layered(stroke(vars.color.text.danger, 2)));

export const swing = style(layered({ transformBox: "view-box" }));
export const hang = style(
  layered({ transformBox: "view-box", transformOrigin: "116px 22px", transform: "rotate(13deg)" }),
);
