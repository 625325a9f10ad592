import { recipe } from "@vanilla-extract/recipes";
import { lacks } from "../../theme/conditions.ts";
import { layered } from "../../theme/layered.ts";
import { vars } from "../../theme/contract.css.ts";

const { background, border } = vars.color;
const tinted = (surface: string, edge: string) =>
  layered({
    backgroundColor: surface,
    borderColor: `color-mix(in srgb, ${edge} 40%, transparent)`,
    "@supports": { [lacks.colorMix]: { borderColor: edge } },
  });

export const card = recipe({
  base: layered({ minInlineSize: 0, border: "1px solid", borderRadius: vars.radius.large }),
  variants: {
    tone: {
      card: layered({ backgroundColor: background.card, borderColor: border.hairline }),
      raised: layered({
        backgroundColor: background.raised,
        borderColor: border.hairline,
        boxShadow: vars.elevation[2],
      }),
      sunken: layered({ backgroundColor: background.sunken, borderColor: border.hairline }),
      accent: tinted(background.accentSoft, border.accent),
      positive: tinted(background.positiveSoft, background.positive),
      danger: tinted(background.dangerSoft, border.danger),
      information: tinted(background.informationSoft, background.information),
    },
  },
});
