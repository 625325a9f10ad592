import { media } from "@lobbykit/design-system/theme/conditions";
import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appStyle } from "../layout/app-style.ts";

/** Grid with the list and the text beside it. */
export const columns = appStyle({
  display: "grid",
  alignItems: "start",
  gap: vars.space[24],
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)" },
  },
});

export const shown = appStyle({ minInlineSize: 0, outline: "none" });

/** The text's column beside the list, as tall as the list. */
export const beyond = appStyle({
  "@media": {
    [media.tablet]: {
      alignSelf: "stretch",
      paddingInlineStart: vars.space[24],
      borderInlineStart: `1px solid ${vars.color.border.hairline}`,
    },
  },
});

/** Keeps the list visible beside a long text. */
export const staying = appStyle({ "@media": { [media.tablet]: { position: "sticky", insetBlockStart: 0 } } });

/** On a phone this is hidden, since only one of the two is shown. */
export const fromTabletOn = appStyle({
  display: "none",
  minInlineSize: 0,
  "@media": { [media.tablet]: { display: "block" } },
});

export const onPhones = appStyle({
  marginBlockEnd: vars.space[4],
  // Aligns the button's icon with the start of the text.
  marginInlineStart: `calc(-1 * ${vars.space[16]})`,
  "@media": { [media.tablet]: { display: "none" } },
});

export const list = appStyle({ display: "grid", gap: vars.space[4] });

/** Nested list entries. */
export const inner = appStyle({ marginBlockStart: vars.space[4], paddingInlineStart: vars.space[16] });

const MARK_PX = 3;

/** Looks like an entry of the navigation bars. */
export const entry = appStyle({
  position: "relative",
  display: "grid",
  alignContent: "center",
  inlineSize: "100%",
  minBlockSize: vars.size.control.medium,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.medium,
  color: vars.color.text.secondary,
  textAlign: "start",
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: {
    "&:hover": { backgroundColor: vars.color.background.hover },
    "&:focus-visible": { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: "-2px" },
    '&[aria-current="true"]': {
      backgroundColor: vars.color.background.accentSoft,
      color: vars.color.text.accent,
      fontWeight: vars.font.weight.semibold,
    },
    // A bright line marks the current entry, so that colour is not the only sign.
    '&[aria-current="true"]::before': {
      content: "",
      position: "absolute",
      insetInlineStart: 0,
      insetBlock: vars.space[12],
      inlineSize: `${MARK_PX}px`,
      borderRadius: vars.radius.full,
      background: vars.color.background.accent,
    },
  },
});

/** A text with its heading. */
export const article = appStyle({ display: "grid", gap: vars.space[12], minInlineSize: 0 });

/** Content above and below a list. */
export const beside = appStyle({ display: "grid", gap: vars.space[12] });
