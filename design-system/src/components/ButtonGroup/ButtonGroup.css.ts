import { globalStyle } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { layered } from "../../theme/layered.ts";

export const group = recipe({
  base: layered({ display: "flex", minInlineSize: 0, maxInlineSize: "100%" }),
  variants: {
    layout: {
      apart: layered({ flexWrap: "wrap", gap: vars.space[8] }),
      joined: layered({ display: "inline-flex", alignItems: "stretch" }),
      stacked: layered({
        flexDirection: "column",
        gap: vars.space[8],
        "@media": { [media.tablet]: { flexDirection: "row", flexWrap: "wrap" } },
      }),
    },
  },
});

const joined = (part: string) => `${group.classNames.variants.layout.joined} > ${part}`;

globalStyle(joined("*"), layered({ flexShrink: 1, borderRadius: 0 }));
// Neighbouring borders overlap, so that only one line is visible between two buttons.
globalStyle(joined("*:not(:first-child)"), layered({ marginInlineStart: "-1px" }));
globalStyle(
  joined("*:first-child"),
  layered({ borderStartStartRadius: vars.radius.medium, borderEndStartRadius: vars.radius.medium }),
);
globalStyle(
  joined("*:last-child"),
  layered({ borderStartEndRadius: vars.radius.medium, borderEndEndRadius: vars.radius.medium }),
);
// Raises the focused button, so that its focus ring covers its neighbours.
globalStyle(joined("*:focus-visible"), layered({ zIndex: 1 }));
