import { createVar, fallbackVar } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { layered } from "../../theme/layered.ts";
import { vars } from "../../theme/contract.css.ts";
import { BADGE_TONES, type BadgeTone } from "./badge-options.ts";

const { background, border, text } = vars.color;

const SOFT: Record<BadgeTone, { surface: string; ink: string }> = {
  neutral: { surface: background.hover, ink: text.secondary },
  accent: { surface: background.accentSoft, ink: text.accent },
  positive: { surface: background.positiveSoft, ink: text.positive },
  danger: { surface: background.dangerSoft, ink: text.danger },
  information: { surface: background.informationSoft, ink: text.information },
};
const SOLID: Record<BadgeTone, { surface: string; ink: string }> = {
  neutral: { surface: background.pressed, ink: text.primary },
  accent: { surface: background.accent, ink: text.onAccent },
  positive: { surface: background.positive, ink: text.onPositive },
  danger: { surface: background.danger, ink: text.onDanger },
  information: { surface: background.information, ink: text.onInformation },
};

/** How the badge breaks words (`overflow-wrap`). A table sets it to keep words whole and widen its columns instead. */
export const wrapping = createVar();

export const badge = recipe({
  base: layered({
    display: "inline-flex",
    inlineSize: "fit-content",
    alignItems: "center",
    gap: vars.space[4],
    maxInlineSize: "100%",
    minInlineSize: vars.space[24],
    justifyContent: "center",
    paddingInline: vars.space[8],
    paddingBlock: vars.space[2],
    border: "1px solid transparent",
    borderRadius: vars.radius.full,
    fontSize: vars.font.size[12],
    fontWeight: vars.font.weight.semibold,
    lineHeight: vars.font.lineHeight.heading,
    overflowWrap: fallbackVar(wrapping, "anywhere"),
    verticalAlign: "middle",
  }),
  variants: {
    tone: { neutral: {}, accent: {}, positive: {}, danger: {}, information: {} },
    variant: { soft: {}, solid: {} },
  },
  compoundVariants: BADGE_TONES.flatMap((tone) => [
    {
      variants: { tone, variant: "soft" as const },
      style: layered({
        backgroundColor: SOFT[tone].surface,
        color: SOFT[tone].ink,
        borderColor: tone === "neutral" ? border.hairline : `color-mix(in srgb, ${SOFT[tone].ink} 24%, transparent)`,
      }),
    },
    {
      variants: { tone, variant: "solid" as const },
      style: layered({ backgroundColor: SOLID[tone].surface, color: SOLID[tone].ink }),
    },
  ]),
});
