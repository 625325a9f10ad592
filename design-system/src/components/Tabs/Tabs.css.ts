import { recipe } from "@vanilla-extract/recipes";
import { componentStyle, layered } from "../../theme/layered.ts";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";

const { background, border, text } = vars.color;

export const tabs = componentStyle({ display: "grid", gap: vars.space[16], minInlineSize: 0 });

export const list = recipe({
  base: layered({
    display: "flex",
    minInlineSize: 0,
    overflowX: "auto",
    overscrollBehaviorInline: "contain",
    // A tab that is cut off at the edge already shows that there are more, so no scroll bar is needed.
    scrollbarWidth: "none",
    scrollPaddingInline: vars.space[32],
  }),
  variants: {
    variant: {
      line: layered({ gap: vars.space[8], boxShadow: `inset 0 -1px 0 ${border.hairline}` }),
      pill: layered({
        gap: vars.space[4],
        padding: vars.space[4],
        borderRadius: vars.radius.medium,
        backgroundColor: background.sunken,
      }),
    },
    stretch: { true: {}, false: {} },
  },
});

export const tab = recipe({
  base: layered({
    flexShrink: 0,
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: vars.space[8],
    minBlockSize: vars.size.control.medium,
    paddingInline: vars.space[12],
    fontSize: vars.font.size[14],
    fontWeight: vars.font.weight.medium,
    color: text.secondary,
    whiteSpace: "nowrap",
    transition: `color ${vars.motion.fast} ${vars.motion.easeOut}, background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
    selectors: {
      "&:focus-visible": { outlineOffset: "-2px" },
      "&:disabled": { color: text.muted, opacity: 0.6 },
    },
    "@media": { [media.hover]: { ":hover": { color: text.primary } } },
  }),
  variants: {
    variant: {
      line: layered({
        minBlockSize: vars.size.control.large,
        borderBlockEnd: "2px solid transparent",
        selectors: { '&[data-state="active"]': { color: text.accent, borderBlockEndColor: border.accent } },
        "@media": {
          [media.forcedColors]: {
            borderBlockEndColor: "Canvas",
            selectors: { '&[data-state="active"]': { borderBlockEndColor: "Highlight" } },
          },
        },
      }),
      pill: layered({
        borderRadius: vars.radius.small,
        selectors: {
          '&[data-state="active"]': {
            color: text.primary,
            backgroundColor: background.raised,
            boxShadow: `${vars.elevation[1]}, inset 0 0 0 1px ${border.hairline}`,
          },
        },
        "@media": {
          [media.forcedColors]: { selectors: { '&[data-state="active"]': { outline: "2px solid Highlight" } } },
        },
      }),
    },
    stretch: { true: layered({ flex: 1 }), false: {} },
  },
});

export const count = componentStyle({
  minInlineSize: "1.75em",
  paddingInline: vars.space[4],
  borderRadius: vars.radius.full,
  backgroundColor: background.hover,
  color: text.secondary,
  fontSize: vars.font.size[12],
  textAlign: "center",
});

export const panel = componentStyle({ minInlineSize: 0 });
