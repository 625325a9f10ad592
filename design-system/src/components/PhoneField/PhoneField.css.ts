import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

const { background, border, text } = vars.color;

export const group = componentStyle({ minInlineSize: 0 });

/** The dialling code as text, with a transparent native select over it. The select's picker shows the full names of the countries. */
export const country = componentStyle({
  position: "relative",
  display: "flex",
  flexShrink: 0,
  alignItems: "center",
  alignSelf: "stretch",
  gap: vars.space[4],
  paddingInline: `${vars.space[12]} ${vars.space[8]}`,
  borderInlineEnd: `1px solid ${border.hairline}`,
  borderStartStartRadius: `calc(${vars.radius.medium} - 1px)`,
  borderEndStartRadius: `calc(${vars.radius.medium} - 1px)`,
  color: text.secondary,
  selectors: {
    "&[data-fixed]": { paddingInlineEnd: vars.space[12] },
    "&:has(:focus-visible)": { outline: `2px solid ${border.focus}`, outlineOffset: "-2px" },
    "[data-disabled] > &": { color: text.muted },
  },
  "@media": {
    [media.hover]: { selectors: { "&:hover:has(:enabled)": { backgroundColor: background.hover } } },
  },
});

export const chosen = componentStyle({ fontWeight: vars.font.weight.medium });

export const select = componentStyle({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  opacity: 0,
  cursor: "pointer",
  // Phones zoom the page when a select with a font size below 16 px is opened.
  fontSize: vars.font.size[16],
  selectors: { "&:disabled": { cursor: "not-allowed" } },
});
