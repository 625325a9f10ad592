import { createVar } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { lastPageRoom, SHELF_ROW_PADDING, shelfRow } from "../../foundations/layout/shelf-row.ts";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";
import { hueVariants } from "../../theme/hue.ts";

export const shelf = componentStyle({ display: "flex", flexDirection: "column", gap: vars.space[8], minInlineSize: 0 });

export const header = componentStyle({
  display: "flex",
  // The link goes below the heading before a word of the heading breaks.
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[8],
  minBlockSize: vars.size.control.medium,
});

export const icon = recipe({
  base: layered({
    display: "inline-flex",
    flex: "none",
    inlineSize: vars.size.icon.large,
    blockSize: vars.size.icon.large,
    alignItems: "center",
    justifyContent: "center",
  }),
  variants: { hue: hueVariants },
});

export const heading = componentStyle({
  minInlineSize: 0,
  flex: "1 1 min-content",
  // As large as every heading of this level.
  fontSize: vars.font.size[22],
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.lineHeight.heading,
  color: vars.color.text.primary,
});

export const action = componentStyle({ flex: "none", display: "flex" });

export const arrows = componentStyle({
  display: "none",
  gap: vars.space[8],
  marginInlineStart: "auto",
  // Touch screens swipe; a mouse needs the buttons.
  "@media": { [media.hover]: { display: "flex" }, [media.tablet]: { display: "flex" } },
});

export const arrow = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: vars.size.control.medium,
  blockSize: vars.size.control.medium,
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.full,
  background: vars.color.background.raised,
  color: vars.color.text.primary,
  transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  "@media": { [media.hover]: { ":hover": { background: vars.color.background.hover } } },
  selectors: { '&[aria-disabled="true"]': { color: vars.color.text.muted, cursor: "default", opacity: 0.5 } },
});

/** Space above and below for the hover effect and focus ring of a card. A negative margin outside removes it again. */
const BREATH = vars.space[8];
/** Space at both ends of the row. On phones, cards scroll to the edges of the screen, through the gutters of the page. */
const edge = createVar();
export const row = componentStyle({
  ...shelfRow,
  vars: { [edge]: vars.size.gutter },
  marginBlock: `calc(-1 * ${BREATH} / 2)`,
  marginInline: `calc(-1 * ${edge})`,
  padding: edge,
  paddingBlock: BREATH,
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x proximity",
  scrollPaddingInline: edge,
  scrollbarWidth: "none",
  scrollBehavior: "smooth",
  // While it shows only skeletons, there is nothing to scroll to and nothing to focus.
  selectors: { "&:not(:has(a, button))": { overflowX: "hidden" } },
  "@media": {
    ...shelfRow["@media"],
    [media.tablet]: { ...shelfRow["@media"][media.tablet], vars: { [edge]: SHELF_ROW_PADDING } },
    [media.reducedMotion]: { scrollBehavior: "auto" },
  },
});

export const item = componentStyle({
  position: "relative",
  minInlineSize: 0,
  scrollSnapAlign: "start",
  "@media": lastPageRoom,
});
