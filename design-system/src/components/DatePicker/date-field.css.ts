import { style } from "@vanilla-extract/css";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";
import { fieldGroup, fieldLegend } from "../TextField/field.css.ts";

const { background, border, text } = vars.color;

export const fieldset = style([fieldGroup, layered({ position: "relative", minInlineSize: "min-content" })]);

export const legend = style([fieldLegend, layered({ minInlineSize: "100%" })]);

export const segments = componentStyle({
  display: "flex",
  flex: "none",
  alignItems: "center",
  fontVariantNumeric: "tabular-nums",
  selectors: {
    "&:first-child": { paddingInlineStart: vars.space[8] },
    // The last part before the button takes the free space.
    "&:nth-last-child(2)": { flex: "1 0 auto" },
  },
});

export const segment = componentStyle({
  paddingInline: vars.space[2],
  paddingBlock: vars.space[2],
  borderRadius: vars.radius.small,
  color: text.primary,
  textAlign: "center",
  whiteSpace: "nowrap",
  outline: "none",
  selectors: {
    "&[data-placeholder]": { color: text.muted },
    "&:focus": { backgroundColor: background.accent, color: text.onAccent },
    "[data-disabled] &": { color: text.muted },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&:focus": { backgroundColor: "Highlight", color: "HighlightText", forcedColorAdjust: "none" },
        "[data-disabled] &": { color: "GrayText" },
      },
    },
  },
});

export const literal = componentStyle({ color: text.muted, whiteSpace: "pre" });

export const dash = componentStyle({ paddingInline: vars.space[4], color: text.muted });

/** The calendar button at the end of the frame. */
export const open = componentStyle({
  display: "flex",
  flex: "none",
  alignItems: "center",
  justifyContent: "center",
  alignSelf: "stretch",
  inlineSize: vars.size.control.large,
  borderStartEndRadius: `calc(${vars.radius.medium} - 1px)`,
  borderEndEndRadius: `calc(${vars.radius.medium} - 1px)`,
  color: text.secondary,
  touchAction: "manipulation",
  selectors: {
    "&:active": { backgroundColor: background.pressed },
    "&:focus-visible": { outlineOffset: "-2px" },
    "&[aria-expanded='true']": { color: text.accent },
    "&:disabled": { color: text.muted },
  },
  "@media": {
    [media.hover]: { selectors: { "&:hover:enabled": { backgroundColor: background.hover } } },
  },
});

/** The field on phones: it looks like other fields, but is one button. */
export const button = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  inlineSize: "100%",
  minBlockSize: vars.size.control.large,
  paddingInline: vars.space[12],
  paddingBlock: vars.space[4],
  border: `1px solid ${border.field}`,
  borderRadius: vars.radius.medium,
  backgroundColor: background.field,
  color: text.secondary,
  fontSize: vars.font.size[16],
  textAlign: "start",
  touchAction: "manipulation",
  transition: `border-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    "&[data-invalid]": { borderColor: border.danger },
    "&:disabled": { backgroundColor: background.sunken, borderColor: border.hairline },
  },
  "@media": {
    [media.hover]: { selectors: { "&:hover:enabled": { borderColor: border.fieldHover } } },
    [media.forcedColors]: { selectors: { "&:disabled": { borderColor: "GrayText" } } },
  },
});

export const buttonText = componentStyle({
  flex: 1,
  minInlineSize: 0,
  color: text.primary,
  overflowWrap: "anywhere",
  fontVariantNumeric: "tabular-nums",
  selectors: {
    "&[data-placeholder]": { color: text.muted },
    ":disabled > &": { color: text.muted },
  },
});

/** Content of the pop-up: presets, then the calendar. */
export const panel = componentStyle({
  display: "grid",
  // As wide as the months. Presets wrap onto a second line.
  gridTemplateColumns: "min-content",
  gap: vars.space[16],
  padding: vars.space[16],
  maxInlineSize: "100%",
  overflowY: "auto",
  outline: "none",
});

/** As wide as the phone allows, so that a day is still 44 px wide on a 320 px screen. */
export const sheet = componentStyle({
  display: "grid",
  gap: vars.space[16],
  marginInline: `calc(${vars.space[4]} - ${vars.space[24]})`,
  marginBlockEnd: `calc(-1 * ${vars.space[16]})`,
});
