import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

const stroke = (color: string, width: number) => ({
  fill: "none",
  stroke: color,
  strokeWidth: width,
  strokeLinecap: "round" as const,
});

export const drawing = componentStyle({
  display: "block",
  inlineSize: "240px",
  maxInlineSize: "100%",
  blockSize: "auto",
});

export const sky = componentStyle(stroke(vars.color.text.muted, 2.5));
export const moon = componentStyle({ fill: vars.color.border.hairline });
export const roofs = componentStyle({ fill: vars.color.background.hover });
export const cord = componentStyle(stroke(vars.color.border.strong, 2));
export const glow = componentStyle({ fill: vars.color.background.accent, opacity: 0.1 });
export const innerGlow = componentStyle({ fill: vars.color.background.accent, opacity: 0.18 });
export const cap = componentStyle(stroke(vars.color.border.strong, 6));
export const paper = componentStyle({ fill: vars.color.background.accent });
export const paperOut = componentStyle({
  fill: vars.color.background.raised,
  stroke: vars.color.border.strong,
  strokeWidth: 2,
});
export const rib = componentStyle({ ...stroke(vars.color.text.onAccent, 1.5), opacity: 0.35 });
export const light = componentStyle({ ...stroke(vars.color.text.onPicture, 3), opacity: 0.7 });
export const tassel = componentStyle(stroke(vars.color.text.danger, 2));

export const swing = componentStyle({ transformBox: "view-box" });
export const hang = componentStyle({
  transformBox: "view-box",
  transformOrigin: "116px 22px",
  transform: "rotate(13deg)",
});
