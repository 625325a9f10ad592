import { createVar } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { lacks, media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";

const { background, text } = vars.color;
const ink = createVar();

const toned = (surface: string, color: string) =>
  layered({
    vars: { [ink]: color },
    backgroundColor: surface,
    borderColor: `color-mix(in srgb, ${color} 32%, transparent)`,
    "@supports": { [lacks.colorMix]: { borderColor: color } },
  });

export const banner = recipe({
  base: layered({
    display: "flex",
    alignItems: "flex-start",
    gap: vars.space[12],
    minInlineSize: 0,
    paddingInlineStart: vars.space[16],
    paddingInlineEnd: vars.space[8],
    paddingBlock: vars.space[8],
    border: "1px solid",
    borderRadius: vars.radius.medium,
    color: text.primary,
    "@media": { [media.forcedColors]: { borderColor: "CanvasText" } },
  }),
  variants: {
    tone: {
      information: toned(background.informationSoft, text.information),
      positive: toned(background.positiveSoft, text.positive),
      warning: toned(background.accentSoft, text.accent),
      danger: toned(background.dangerSoft, text.danger),
    },
  },
});

/** Aligns the icon with the first line of the text. */
export const icon = componentStyle({
  display: "flex",
  flex: "none",
  paddingBlockStart: `calc(${vars.space[4]} + 2px)`,
  color: ink,
});

export const main = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[8],
  flex: "1 1 auto",
  minInlineSize: 0,
  paddingBlock: vars.space[4],
  paddingInlineEnd: vars.space[8],
  overflowWrap: "anywhere",
});

export const title = componentStyle({ color: ink, fontWeight: vars.font.weight.semibold });

export const words = componentStyle({ fontSize: vars.font.size[14] });

export const action = componentStyle({ display: "flex", flexWrap: "wrap", gap: vars.space[8] });

export const dismiss = componentStyle({ display: "flex", flex: "none" });
