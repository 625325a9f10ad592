import { componentStyle } from "../../theme/layered.ts";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";

export const header = componentStyle({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space[8],
  paddingBlock: `${vars.space[16]} ${vars.space[8]}`,
  paddingInline: vars.space[24],
});

export const title = componentStyle({
  flex: 1,
  minInlineSize: 0,
  fontSize: vars.font.size[18],
  fontWeight: vars.font.weight.semibold,
  display: "flex",
  alignItems: "center",
  minBlockSize: vars.size.control.medium,
  overflowWrap: "anywhere",
});

/** Moves the button into the corner, so that its icon lines up with the margin. */
export const closeButton = componentStyle({ display: "flex", marginInlineEnd: `calc(-1 * ${vars.space[8]})` });

export const body = componentStyle({
  flex: 1,
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingInline: vars.space[24],
  paddingBlock: `${vars.space[4]} ${vars.space[24]}`,
  selectors: { "&:focus-visible": { outlineOffset: "-2px" } },
});

export const description = componentStyle({ color: vars.color.text.secondary, marginBlockEnd: vars.space[16] });

export const actions = componentStyle({
  display: "flex",
  flexDirection: "column-reverse",
  // Enough space that focus rings of neighbouring buttons do not touch.
  gap: vars.space[12],
  paddingInline: vars.space[24],
  paddingBlock: vars.space[16],
  paddingBlockEnd: `max(${vars.space[16]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  "@media": { [media.tablet]: { flexDirection: "row", justifyContent: "flex-end", flexWrap: "wrap" } },
});
