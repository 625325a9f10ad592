import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";
import { hueVariants } from "../../theme/hue.ts";

const MARK_PX = 3;

export const entry = recipe({
  base: layered({
    position: "relative",
    display: "flex",
    alignItems: "center",
    inlineSize: "100%",
    minBlockSize: vars.size.control.large,
    borderRadius: vars.radius.medium,
    color: vars.color.text.secondary,
    textDecoration: "none",
    transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}, color ${vars.motion.fast} ${vars.motion.easeOut}`,
    "@media": {
      [media.hover]: { ":hover": { background: vars.color.background.hover, color: vars.color.text.primary } },
      [media.forcedColors]: {
        selectors: { "&[aria-current]::before": { background: "Highlight", forcedColorAdjust: "none" } },
      },
    },
    selectors: {
      // Bars clip what lies outside of them.
      "&:focus-visible": { outlineOffset: "-2px" },
      "&[aria-current]": { color: vars.color.text.accent, fontWeight: vars.font.weight.semibold },
      // A bright line marks the current item, so that colour is not the only sign.
      "&[aria-current]::before": {
        content: "",
        position: "absolute",
        borderRadius: vars.radius.full,
        background: vars.color.background.accent,
      },
    },
  }),
  variants: {
    layout: {
      row: layered({
        gap: vars.space[12],
        paddingInline: vars.space[16],
        paddingBlock: vars.space[4],
        selectors: {
          "&[aria-current]": { background: vars.color.background.accentSoft },
          "&[aria-current]::before": {
            insetInlineStart: 0,
            insetBlock: vars.space[12],
            inlineSize: `${MARK_PX}px`,
          },
        },
      }),
      column: layered({
        flexDirection: "column",
        justifyContent: "center",
        gap: vars.space[4],
        paddingInline: 0,
        paddingBlock: vars.space[8],
        selectors: {
          "&[aria-current]::before": {
            insetBlockStart: 0,
            insetInline: "32%",
            blockSize: `${MARK_PX}px`,
          },
        },
      }),
    },
  },
});

export const icon = componentStyle({ display: "inline-flex", flex: "none" });

export const hue = recipe({
  base: layered({ display: "inline-flex" }),
  variants: { hue: hueVariants },
});

export const label = recipe({
  base: layered({ minInlineSize: 0, overflowWrap: "break-word" }),
  variants: {
    layout: {
      row: layered({
        flex: "1 1 auto",
        fontSize: vars.font.size[14],
        lineHeight: vars.font.lineHeight.heading,
      }),
      column: layered({
        maxInlineSize: "100%",
        // Limits very large text: five items share the width of a phone, and a long word would break.
        fontSize: `min(${vars.font.size[12]}, 5.4vw)`,
        lineHeight: vars.font.lineHeight.heading,
        textAlign: "center",
        hyphens: "auto",
      }),
    },
  },
});
