import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

const { background, border, text } = vars.color;

const THUMB = vars.size.icon.large;
const RAIL = vars.space[8];
/** Size of the area in which a thumb can be grabbed. */
const REACH = vars.size.control.medium;

export const slider = componentStyle({ display: "grid", minInlineSize: 0 });

/** The value is the largest text of the field. Its digits do not move each other. */
export const output = componentStyle({
  fontSize: vars.font.size[18],
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.lineHeight.heading,
  fontVariantNumeric: "tabular-nums",
  color: text.primary,
  overflowWrap: "anywhere",
});

/** The margin keeps the thumb inside the field at both ends. */
export const track = componentStyle({
  display: "flex",
  alignItems: "center",
  blockSize: REACH,
  marginInline: `calc(${THUMB} / 2)`,
  cursor: "pointer",
  selectors: { "&[data-disabled]": { cursor: "not-allowed" } },
});

export const rail = componentStyle({
  position: "relative",
  flex: "1 1 auto",
  blockSize: RAIL,
  // The rail extends half a thumb beyond the track, to the outer edge of a thumb at its end.
  marginInline: `calc(${THUMB} / -2)`,
  paddingInline: `calc(${THUMB} / 2)`,
  borderRadius: vars.radius.full,
  backgroundColor: background.sunken,
  // The empty part must be visible too (WCAG 1.4.11).
  boxShadow: `inset 0 0 0 1px ${border.field}`,
  "@media": { [media.forcedColors]: { border: "1px solid ButtonBorder" } },
});

export const fill = componentStyle({
  position: "absolute",
  insetBlock: 0,
  borderRadius: vars.radius.full,
  backgroundColor: background.accent,
  selectors: { "[data-disabled] &": { backgroundColor: text.muted } },
  "@media": {
    [media.forcedColors]: {
      backgroundColor: "Highlight",
      forcedColorAdjust: "none",
      selectors: { "[data-disabled] &": { backgroundColor: "GrayText" } },
    },
  },
});

export const thumb = componentStyle({
  insetBlockStart: "50%",
  display: "grid",
  placeItems: "center",
  inlineSize: REACH,
  blockSize: REACH,
  cursor: "grab",
  selectors: {
    "&[data-dragging]": { cursor: "grabbing", zIndex: 1 },
    "&:focus-within": { zIndex: 1 },
    "[data-disabled] &": { cursor: "not-allowed" },
  },
});

/** Invisible, but as large as the thumb, so that a screen reader on a phone finds it there. */
export const input = componentStyle({
  gridArea: "1 / 1",
  appearance: "none",
  inlineSize: "100%",
  blockSize: "100%",
  margin: 0,
  opacity: 0,
  pointerEvents: "none",
});

export const disc = componentStyle({
  gridArea: "1 / 1",
  inlineSize: THUMB,
  blockSize: THUMB,
  border: `2px solid ${background.card}`,
  borderRadius: vars.radius.full,
  backgroundColor: background.accent,
  boxShadow: `0 0 0 1px ${border.accent}, ${vars.elevation[1]}`,
  pointerEvents: "none",
  transition: `scale ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    [`${thumb}[data-dragging] > &`]: { scale: "1.15" },
    [`${input}:focus-visible + &`]: { outline: `2px solid ${border.focus}`, outlineOffset: "2px" },
    [`${input}[aria-invalid] + &`]: { boxShadow: `0 0 0 2px ${border.danger}` },
    [`${input}:disabled + &`]: {
      backgroundColor: text.muted,
      boxShadow: `0 0 0 1px ${border.strong}`,
    },
  },
  "@media": {
    [media.forcedColors]: {
      backgroundColor: "ButtonText",
      borderColor: "Canvas",
      forcedColorAdjust: "none",
      selectors: {
        [`${input}:focus-visible + &`]: { outlineColor: "Highlight" },
        [`${input}:disabled + &`]: { backgroundColor: "GrayText" },
      },
    },
  },
});

export const ends = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space[16],
  fontSize: vars.font.size[12],
  fontVariantNumeric: "tabular-nums",
  color: text.muted,
});
