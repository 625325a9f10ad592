import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

const { background, border, text } = vars.color;
const { space, radius, size, font } = vars;

/** Area to choose, drop and paste files. The native input covers all of it. */
export const zone = componentStyle({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: space[12],
  minInlineSize: 0,
  padding: space[16],
  border: `1px dashed ${border.field}`,
  borderRadius: radius.medium,
  backgroundColor: background.field,
  color: text.secondary,
  transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    "&[data-invalid]": { borderColor: border.danger },
    "&[data-over]": { borderStyle: "solid", borderColor: border.accent, backgroundColor: background.accentSoft },
    "&:focus-within": { borderColor: border.focus, boxShadow: `0 0 0 1px ${border.focus}` },
    "&[data-disabled]": { borderColor: border.hairline, backgroundColor: background.sunken, color: text.muted },
  },
  "@media": {
    [media.hover]: {
      selectors: {
        "&:hover:not(:focus-within, [data-over], [data-invalid], [data-disabled])": {
          borderColor: border.fieldHover,
        },
      },
    },
    [media.forcedColors]: {
      selectors: {
        "&:focus-within": { outline: "2px solid Highlight" },
        "&[data-over]": { outline: "2px dashed Highlight" },
        "&[data-disabled]": { borderColor: "GrayText" },
      },
    },
  },
});

export const input = componentStyle({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  opacity: 0,
  cursor: "pointer",
  // Hides the input's own button and text, which would take space in the area.
  fontSize: 0,
  selectors: { "&:disabled": { cursor: "not-allowed" } },
});

export const zoneIcon = componentStyle({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: size.control.large,
  blockSize: size.control.large,
  borderRadius: radius.full,
  backgroundColor: background.accentSoft,
  color: text.accent,
  selectors: { "[data-disabled] > &": { backgroundColor: background.hover, color: text.muted } },
});

export const zoneTexts = componentStyle({
  display: "grid",
  gap: space[2],
  minInlineSize: 0,
  fontSize: font.size[14],
  overflowWrap: "anywhere",
});

export const choose = componentStyle({
  color: text.accent,
  fontWeight: font.weight.semibold,
  selectors: {
    "[data-disabled] &": { color: text.muted },
    "[data-file-upload]:hover:not([data-disabled]) &": { textDecoration: "underline", textUnderlineOffset: "0.2em" },
  },
});

/** Touch screens have no drop and paste, so they do not show this hint. */
export const hint = componentStyle({ display: "none", "@media": { [media.hover]: { display: "inline" } } });

export const limits = componentStyle({ color: text.muted });

export const full = componentStyle({ display: "block", color: text.secondary, fontWeight: font.weight.medium });

export const files = componentStyle({
  display: "grid",
  gap: space[8],
  minInlineSize: 0,
  // The distance to the drop area is the same as between two rows.
  marginBlockStart: space[4],
});

export const file = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: space[12],
  minInlineSize: 0,
  padding: space[8],
  border: `1px solid ${border.hairline}`,
  borderRadius: radius.medium,
  backgroundColor: background.card,
  selectors: {
    '&:is([data-state="refused"], [data-state="failed"])': { borderColor: border.danger },
  },
});

export const preview = componentStyle({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: space[48],
  blockSize: space[48],
  overflow: "hidden",
  borderRadius: radius.small,
  backgroundColor: background.sunken,
  color: text.muted,
});

export const picture = componentStyle({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });

export const facts = componentStyle({
  flex: 1,
  display: "grid",
  gap: space[2],
  minInlineSize: 0,
  fontSize: font.size[14],
});

/** At most two lines; the accessible name of the remove button has the whole file name. */
export const name = componentStyle({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  overflowWrap: "anywhere",
  color: text.primary,
});

export const fileSize = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[8],
  color: text.muted,
  fontVariantNumeric: "tabular-nums",
});

export const sent = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: space[4],
  color: text.positive,
});

export const problem = componentStyle({ display: "flex", alignItems: "flex-start", gap: space[4], color: text.danger });

export const problemIcon = componentStyle({ display: "flex", paddingBlockStart: "0.15em" });
