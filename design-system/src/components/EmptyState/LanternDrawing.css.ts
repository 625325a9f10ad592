import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { componentLayer } from "../../theme/layers.css.ts";

const stroke = (color: string, width: number) => ({
  fill: "none",
  stroke: color,
  strokeWidth: width,
  strokeLinecap: "round" as const,
});

export const drawing = style({
  "@layer": { [componentLayer]: { display: "block", inlineSize: "240px", maxInlineSize: "100%", blockSize: "auto" } },
});

export const sky = style({ "@layer": { [componentLayer]: { fill: vars.color.text.muted } } });
export const moon = style({ "@layer": { [componentLayer]: { fill: vars.color.border.hairline } } });
export const roofs = style({ "@layer": { [componentLayer]: { fill: vars.color.background.hover } } });
export const cord = style({ "@layer": { [componentLayer]: stroke(vars.color.border.strong, 2) } });
export const glow = style({ "@layer": { [componentLayer]: { fill: vars.color.background.accent, opacity: 0.1 } } });
export const innerGlow = style({
  "@layer": { [componentLayer]: { fill: vars.color.background.accent, opacity: 0.18 } },
});
export const cap = style({ "@layer": { [componentLayer]: { fill: vars.color.border.strong } } });
export const paper = style({ "@layer": { [componentLayer]: { fill: vars.color.background.accent } } });
export const paperOut = style({
  "@layer": {
    [componentLayer]: { fill: vars.color.background.raised, stroke: vars.color.border.strong, strokeWidth: 2 },
  },
});
export const rib = style({
  "@layer": { [componentLayer]: { ...stroke(vars.color.text.onAccent, 1.5), opacity: 0.35 } },
});
export const light = style({
  "@layer": { [componentLayer]: { ...stroke(vars.color.text.onPicture, 3), opacity: 0.7 } },
});
export const tassel = style({ "@layer": { [componentLayer]: stroke(vars.color.text.danger, 2) } });

export const swing = style({ "@layer": { [componentLayer]: { transformBox: "view-box" } } });
export const hang = style({
  "@layer": {
    [componentLayer]: { transformBox: "view-box", transformOrigin: "116px 22px", transform: "rotate(13deg)" },
  },
});
