import { createVar } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";

/** Height of the header; 0 on pages without one. */
const top = createVar();

export const frame = componentStyle({
  display: "flex",
  flexDirection: "column",
  minBlockSize: "100dvh",
  background: vars.color.background.page,
  selectors: {
    // Space below the last line of the page, so that the bottom bar does not cover it.
    "&[data-bottom]": { paddingBlockEnd: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))` },
  },
  "@media": {
    [media.tablet]: { selectors: { "&[data-bottom]": { paddingBlockEnd: 0 } } },
    [media.short]: { selectors: { "&[data-bottom]": { paddingBlockEnd: 0 } } },
  },
});

export const header = componentStyle({
  position: "sticky",
  zIndex: vars.layer.bar,
  insetBlockStart: 0,
  // On screens of little height the header scrolls away (WCAG 1.4.10).
  "@media": { [media.short]: { position: "relative" } },
});

export const body = componentStyle({
  vars: { [top]: "0px" },
  position: "relative",
  flex: "1 1 auto",
  display: "flex",
  alignItems: "stretch",
  selectors: { "&[data-header]": { vars: { [top]: vars.size.header } } },
  "@media": { [media.short]: { selectors: { "&[data-header]": { vars: { [top]: "0px" } } } } },
});

const bar = {
  position: "sticky",
  zIndex: vars.layer.sticky,
  insetBlockStart: top,
  flex: "none",
  display: "none",
  blockSize: `calc(100dvh - ${top})`,
} as const;

export const left = componentStyle({
  ...bar,
  "@media": {
    [media.tablet]: { display: "block", selectors: { '&[data-state="overlay"]': { display: "none" } } },
    [media.wide]: {
      selectors: {
        '&[data-state="overlay"]': {
          display: "block",
          position: "fixed",
          insetInlineStart: 0,
          boxShadow: vars.elevation[4],
        },
      },
    },
  },
});

export const right = componentStyle({ ...bar, "@media": { [media.desktop]: { display: "block" } } });

export const column = componentStyle({ flex: "1 1 0", minInlineSize: 0, display: "flex", flexDirection: "column" });

export const main = recipe({
  base: layered({
    flex: "1 0 auto",
    inlineSize: "100%",
    // The footer starts below the first screen, so that it is not visibly pushed down while the page loads.
    minBlockSize: `calc(100dvh - ${vars.size.header})`,
    outline: "none",
  }),
  variants: {
    content: {
      wide: layered({
        maxInlineSize: `calc(${vars.size.content} + 2 * ${vars.size.gutter})`,
        marginInline: "auto",
        paddingInline: vars.size.gutter,
        paddingBlock: vars.space[16],
        "@media": { [media.tablet]: { paddingBlock: vars.space[24] } },
      }),
      full: layered({ display: "flex", flexDirection: "column" }),
    },
  },
});
