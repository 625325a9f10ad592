import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";

const { background, border, text: ink } = vars.color;

/** Least width of a card, for a label and a line of description beside dot and icon. */
const CARD_LEAST = "17rem";

export const group = recipe({
  base: layered({ display: "flex", minInlineSize: 0 }),
  variants: {
    variant: { plain: {}, card: layered({ gap: vars.space[8] }) },
    orientation: {
      vertical: layered({ flexDirection: "column" }),
      horizontal: layered({ flexWrap: "wrap", columnGap: vars.space[16] }),
    },
  },
  compoundVariants: [
    {
      variants: { variant: "card", orientation: "horizontal" },
      // Cards are on a grid with columns of equal width, independent of their text.
      style: layered({
        display: "grid",
        columnGap: vars.space[8],
        gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${CARD_LEAST}), 1fr))`,
      }),
    },
  ],
});

export const row = recipe({
  base: layered({
    display: "flex",
    gap: vars.space[8],
    minInlineSize: 0,
    cursor: "pointer",
    selectors: { "&[data-disabled]": { cursor: "not-allowed", color: ink.muted } },
  }),
  variants: {
    variant: {
      plain: layered({
        alignItems: "start",
        // The dot is beside the first line. The space comes from padding, so that a single line is centred in the row.
        paddingBlock: `max(${vars.space[4]}, (${vars.size.control.small} - 1lh) / 2)`,
      }),
      card: layered({
        flex: "1 1 auto",
        alignItems: "center",
        gap: vars.space[12],
        minBlockSize: vars.size.control.large,
        paddingBlock: vars.space[8],
        paddingInline: vars.space[12],
        border: `1px solid ${border.field}`,
        borderRadius: vars.radius.medium,
        backgroundColor: background.field,
        transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
        selectors: {
          "&:has(:checked)": {
            borderColor: border.accent,
            backgroundColor: background.accentSoft,
            boxShadow: `0 0 0 1px ${border.accent}`,
          },
          "&:has([data-invalid])": { borderColor: border.danger },
          "&[data-disabled]": { backgroundColor: background.sunken, borderColor: border.hairline },
          "&:has(:focus-visible)": { outline: `2px solid ${border.focus}`, outlineOffset: "2px" },
        },
        "@media": {
          [media.hover]: {
            selectors: { "&:hover:not(:has(:checked), [data-disabled])": { borderColor: border.fieldHover } },
          },
          [media.forcedColors]: { selectors: { "&:has(:checked)": { outline: "2px solid Highlight" } } },
        },
      }),
    },
  },
});

/**
 * The disc of a radio button. Its border is the ring. When chosen, an inner shadow lets only the middle of the background show: WebKit
 * paints no inner shadow that is larger than its box.
 */
export const dot = componentStyle({
  appearance: "none",
  flexShrink: 0,
  inlineSize: vars.size.icon.medium,
  blockSize: vars.size.icon.medium,
  margin: 0,
  // Centres it on the first line, for any line height.
  marginBlock: `calc((1lh - ${vars.size.icon.medium}) / 2)`,
  border: `1px solid ${border.field}`,
  borderRadius: vars.radius.full,
  backgroundColor: background.field,
  cursor: "inherit",
  transition: `box-shadow ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    "&:checked": {
      borderColor: border.accent,
      backgroundColor: border.accent,
      boxShadow: `inset 0 0 0 4px ${background.field}`,
    },
    "&[data-invalid]": { borderColor: border.danger },
    "&:disabled": { backgroundColor: background.sunken, borderColor: border.strong },
    "&:disabled:checked": {
      backgroundColor: ink.muted,
      boxShadow: `inset 0 0 0 4px ${background.sunken}`,
    },
    [`${row.classNames.variants.variant.card} > &:focus-visible`]: { outline: "none" },
  },
  "@media": {
    [media.hover]: { selectors: { "label:hover > &:enabled:not(:checked)": { borderColor: border.fieldHover } } },
    [media.forcedColors]: { appearance: "auto" },
  },
});

export const icon = componentStyle({ display: "flex", flexShrink: 0, color: ink.secondary });

export const text = componentStyle({
  display: "grid",
  flex: "1 1 0",
  minInlineSize: 0,
  overflowWrap: "anywhere",
  alignSelf: "center",
});

export const note = componentStyle({ fontSize: vars.font.size[14], color: ink.muted });
