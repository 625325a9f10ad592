import { globalStyle, style } from "@vanilla-extract/css";
import { componentStyle, layered } from "../../theme/layered.ts";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";

const { background, border, text } = vars.color;

/** Layout of a form field: label, description, control and error, one below the other. */
export const field = componentStyle({ display: "grid", gap: vars.space[4], minInlineSize: 0 });

export const fieldLabel = componentStyle({
  fontSize: vars.font.size[14],
  fontWeight: vars.font.weight.medium,
  color: text.primary,
  overflowWrap: "anywhere",
});

/** Like `field`, for a `<fieldset>`, whose legend cannot be in the grid. */
export const fieldGroup = componentStyle({ minInlineSize: 0, color: text.primary });

/** It floats, because WebKit adds the height of a legend that does not float twice, which would leave a gap below the fieldset. */
export const fieldLegend = style([
  fieldLabel,
  layered({ float: "inline-start", inlineSize: "100%", marginBlockEnd: vars.space[4] }),
]);
globalStyle(`${fieldLegend} + *`, layered({ clear: "both" }));

/** Notes below the controls of a group. Without notes it takes no space. */
export const fieldNotes = componentStyle({
  display: "grid",
  gap: vars.space[4],
  selectors: { "&:not(:empty)": { marginBlockStart: vars.space[4] } },
});

export const requiredMark = componentStyle({ color: text.danger, marginInlineStart: vars.space[4] });

export const fieldDescription = componentStyle({
  fontSize: vars.font.size[14],
  color: text.muted,
  overflowWrap: "anywhere",
});

export const fieldError = componentStyle({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space[4],
  fontSize: vars.font.size[14],
  color: text.danger,
  overflowWrap: "anywhere",
});

export const fieldErrorIcon = componentStyle({ display: "flex", paddingBlockStart: "0.15em" });

/** A frame that looks like an input. It contains the native control and what is at its ends. */
export const fieldFrame = componentStyle({
  display: "flex",
  alignItems: "center",
  minInlineSize: 0,
  minBlockSize: vars.size.control.large,
  border: `1px solid ${border.field}`,
  borderRadius: vars.radius.medium,
  backgroundColor: background.field,
  color: text.secondary,
  transition: `border-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    "&:focus-within": { borderColor: border.focus, boxShadow: `0 0 0 1px ${border.focus}` },
    "&[data-invalid]": { borderColor: border.danger },
    "&[data-invalid]:focus-within": { boxShadow: `0 0 0 1px ${border.danger}` },
    "&[data-disabled]": { backgroundColor: background.sunken, borderColor: border.hairline },
  },
  "@media": {
    [media.hover]: {
      selectors: {
        "&:hover:not(:focus-within, [data-invalid], [data-disabled])": { borderColor: border.fieldHover },
      },
    },
    [media.forcedColors]: {
      selectors: {
        "&:focus-within": { outline: "2px solid Highlight" },
        "&[data-disabled]": { borderColor: "GrayText" },
      },
    },
  },
});

export const fieldControl = componentStyle({
  flex: 1,
  minInlineSize: 0,
  alignSelf: "stretch",
  paddingInline: vars.space[12],
  border: 0,
  borderRadius: vars.radius.medium,
  background: "none",
  color: text.primary,
  // Phones zoom the page when a field with a font size below 16 px is focused.
  fontSize: vars.font.size[16],
  selectors: {
    "&:focus-visible": { outline: "none" },
    "&:disabled": { color: text.muted, WebkitTextFillColor: text.muted, opacity: 1 },
    // Browsers give autofilled fields their own background. The long delay keeps the theme's colour.
    "&:autofill": { transition: "background-color 0s 9999s", WebkitTextFillColor: text.primary },
  },
});

/** A control whose text is left to right in every script (numbers, codes), but is aligned to the start of the page. */
export const fieldLatin = style([
  fieldControl,
  layered({ direction: "ltr", selectors: { ":dir(rtl) > &": { textAlign: "end" } } }),
]);

export const fieldStart = componentStyle({
  display: "flex",
  flexShrink: 0,
  paddingInlineStart: vars.space[12],
  color: text.muted,
});

export const fieldEnd = componentStyle({
  display: "flex",
  flexShrink: 0,
  alignItems: "center",
  paddingInlineEnd: vars.space[4],
});

/** Style of a unit at the end of a field. A button there brings its own padding; a unit is plain text, so this style adds padding. */
export const fieldUnit = style([fieldEnd, layered({ paddingInlineEnd: vars.space[12], color: text.secondary })]);
