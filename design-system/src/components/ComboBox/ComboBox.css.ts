import { createVar } from "@vanilla-extract/css";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

const { background, border, text } = vars.color;

/** Container of the buttons at the end of the field. They are as high as the field, to be easy touch targets. */
export const end = componentStyle({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  alignSelf: "stretch",
  minInlineSize: vars.size.control.medium,
  borderRadius: vars.radius.medium,
  color: text.muted,
  "@media": { [media.hover]: { selectors: { "&:hover:not(:disabled)": { color: text.primary } } } },
  selectors: {
    "&:focus-visible": { outline: `2px solid ${border.focus}`, outlineOffset: "-2px" },
    "&[aria-expanded='true']": { color: text.accent },
  },
});

/** Limits the height, so that the field and a phone's keyboard stay visible. */
export const list = componentStyle({
  position: "relative",
  maxBlockSize: `calc(7 * ${vars.size.control.large})`,
  overscrollBehavior: "contain",
  selectors: { "&:empty": { display: "none" } },
});

export const lengthPx = createVar();
/** Height of all options together, for the scrollbar. */
export const length = componentStyle({ blockSize: lengthPx });

export const startPx = createVar();
export const placed = componentStyle({
  position: "absolute",
  insetBlockStart: startPx,
  insetInline: vars.space[4],
  // Adds the list's own padding.
  marginBlockStart: vars.space[4],
});

export const label = componentStyle({ display: "block" });

export const description = componentStyle({
  display: "block",
  color: text.muted,
  fontSize: vars.font.size[12],
  fontWeight: vars.font.weight.regular,
});

/** Text that is shown when there are no options. */
export const news = componentStyle({
  display: "flex",
  justifyContent: "center",
  padding: vars.space[16],
  color: text.secondary,
  background: background.overlay,
  fontSize: vars.font.size[14],
  textAlign: "center",
});
