import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";
import { backdrop as dialogBackdrop, frame as dialogFrame } from "../Dialog/Dialog.css.ts";

export const backdrop = dialogBackdrop;

/** Covers the whole screen on phones. Otherwise it is wide enough for a table and the navigation beside it. */
export const frame = style([
  dialogFrame(),
  layered({
    blockSize: "min(100dvh, 100%)",
    maxBlockSize: "100dvh",
    borderRadius: 0,
    "@media": {
      [media.tablet]: {
        display: "grid",
        gridTemplateColumns: `${vars.size.leftBar} minmax(0, 1fr)`,
        gridTemplateRows: "auto minmax(0, 1fr)",
        inlineSize: `min(${vars.size.leftBar} + ${vars.size.dialogLarge}, 100vw - 2rem)`,
        // Has the same height for every section, so that nothing moves when another one is chosen.
        blockSize: `min(${vars.size.dialogLarge}, 100%)`,
        borderRadius: vars.radius.large,
        overflow: "clip",
      },
    },
  }),
]);

export const header = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  // Aligns the icon of the menu button with the start of the section below.
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  "@media": {
    [media.tablet]: {
      gridColumn: 2,
      paddingBlock: vars.space[16],
      paddingInlineStart: vars.space[24],
      paddingInlineEnd: vars.space[16],
      border: 0,
    },
  },
});

// Paper has no controls.
globalStyle(`${header} button`, layered({ "@media": { [media.print]: { display: "none" } } }));

export const menuButton = componentStyle({ display: "flex", "@media": { [media.tablet]: { display: "none" } } });

export const title = componentStyle({
  flex: 1,
  minInlineSize: 0,
  fontSize: vars.font.size[18],
  fontWeight: vars.font.weight.semibold,
  overflowWrap: "anywhere",
});

export const menu = componentStyle({
  flex: 1,
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  scrollbarWidth: "thin",
  padding: vars.space[8],
  paddingBlockEnd: `max(${vars.space[16]}, env(safe-area-inset-bottom))`,
  selectors: { '&[data-state="closed"]': { display: "none" } },
  "@media": {
    [media.tablet]: {
      gridColumn: 1,
      gridRow: "1 / 3",
      background: vars.color.background.card,
      borderInlineEnd: `1px solid ${vars.color.border.hairline}`,
      selectors: { '&[data-state="closed"]': { display: "block" } },
    },
  },
});

export const label = componentStyle({
  display: "none",
  paddingBlock: vars.space[12],
  paddingInline: vars.space[16],
  fontWeight: vars.font.weight.semibold,
  "@media": { [media.tablet]: { display: "block" } },
});

export const body = componentStyle({
  flex: 1,
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: vars.space[16],
  paddingBlockEnd: `max(${vars.space[24]}, env(safe-area-inset-bottom))`,
  selectors: {
    '&[data-state="behind"]': { display: "none" },
    "&:focus-visible": { outlineOffset: "-2px" },
  },
  "@media": {
    [media.tablet]: {
      gridColumn: 2,
      gridRow: 2,
      paddingBlockStart: vars.space[4],
      paddingInline: vars.space[24],
      selectors: { '&[data-state="behind"]': { display: "block" } },
    },
  },
});

/** Receives the focus when a section was chosen. It is not a control, so it shows no focus ring. */
export const content = componentStyle({ selectors: { "&:focus-visible": { outline: "none" } } });
