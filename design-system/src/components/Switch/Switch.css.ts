import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";

const { background, border, text } = vars.color;

const THUMB = vars.size.icon.medium;
const PADDING = vars.space[4];

export const row = recipe({
  base: layered({
    display: "flex",
    alignItems: "start",
    gap: vars.space[12],
    minBlockSize: vars.size.control.small,
    paddingBlock: vars.space[4],
    cursor: "pointer",
    selectors: { "&[data-disabled]": { cursor: "not-allowed", color: text.muted } },
  }),
  variants: {
    layout: {
      inline: {},
      spread: layered({ flexDirection: "row-reverse", justifyContent: "space-between", gap: vars.space[16] }),
    },
  },
});

export const track = componentStyle({ display: "grid", flexShrink: 0, alignItems: "center" });

/** The track is the native input itself, so that the visible element is the one that is clicked. */
export const input = componentStyle({
  gridArea: "1 / 1",
  appearance: "none",
  margin: 0,
  inlineSize: `calc(2 * ${THUMB} + ${PADDING})`,
  blockSize: `calc(${THUMB} + ${PADDING})`,
  border: `1px solid ${border.field}`,
  borderRadius: vars.radius.full,
  backgroundColor: background.sunken,
  cursor: "inherit",
  transition: `background-color ${vars.motion.medium} ${vars.motion.easeOut}`,
  selectors: {
    "&:checked": { backgroundColor: background.accent, borderColor: border.accent },
    "&[aria-invalid]": { borderColor: border.danger },
    "&:disabled": { backgroundColor: background.sunken, borderColor: border.strong },
    "&[data-loading]": { cursor: "progress" },
  },
  "@media": {
    [media.hover]: { selectors: { "label:hover > * > &:enabled:not(:checked)": { borderColor: border.fieldHover } } },
    [media.forcedColors]: {
      borderColor: "ButtonBorder",
      selectors: {
        "&:checked": { backgroundColor: "Highlight", borderColor: "Highlight", forcedColorAdjust: "none" },
        "&:disabled": { borderColor: "GrayText" },
      },
    },
  },
});

/** The thumb slides, so that its position shows the state and not only its colour. */
export const thumb = componentStyle({
  gridArea: "1 / 1",
  display: "grid",
  placeItems: "center",
  inlineSize: `calc(${THUMB} - ${PADDING})`,
  blockSize: `calc(${THUMB} - ${PADDING})`,
  marginInlineStart: PADDING,
  borderRadius: vars.radius.full,
  backgroundColor: text.secondary,
  color: background.page,
  pointerEvents: "none",
  transition: `translate ${vars.motion.medium} ${vars.motion.easeOut}`,
  selectors: {
    [`${input}:checked + &`]: { translate: `${THUMB} 0`, backgroundColor: text.onAccent, color: background.accent },
    [`${input}:checked + &:dir(rtl)`]: { translate: `calc(-1 * ${THUMB}) 0` },
    [`${input}:disabled + &`]: { backgroundColor: text.muted },
  },
  "@media": {
    [media.forcedColors]: {
      backgroundColor: "ButtonText",
      forcedColorAdjust: "none",
      selectors: {
        [`${input}:checked + &`]: { backgroundColor: "HighlightText" },
        [`${input}:disabled + &`]: { backgroundColor: "GrayText" },
      },
    },
  },
});

export const label = componentStyle({ minInlineSize: 0, overflowWrap: "anywhere" });
