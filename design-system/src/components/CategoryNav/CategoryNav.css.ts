import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { hueVariants } from "../../theme/hue.ts";
import { componentStyle, layered } from "../../theme/layered.ts";

const { background, border, text } = vars.color;
const ITEM_PX = 88;
const DISC_PX = 52;
const MARK_PX = 3;

export const nav = componentStyle({ minInlineSize: 0 });

export const list = componentStyle({
  display: "flex",
  gap: vars.space[4],
  // Padding for the focus ring, which a scrolling box would cut off.
  padding: vars.space[4],
  overflowX: "auto",
  overscrollBehaviorInline: "contain",
  scrollSnapType: "x proximity",
  scrollbarWidth: "none",
});

export const item = componentStyle({ flex: `1 0 ${ITEM_PX}px`, maxInlineSize: "140px", scrollSnapAlign: "center" });

export const link = recipe({
  base: layered({
    position: "relative",
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: vars.space[8],
    blockSize: "100%",
    paddingInline: vars.space[4],
    paddingBlockStart: vars.space[8],
    paddingBlockEnd: vars.space[12],
    borderRadius: vars.radius.medium,
    textDecoration: "none",
    transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
    selectors: {
      "&[aria-current]": { background: background.raised },
      // A bright line in the hue marks the current category, so that colour is not the only sign.
      "&[aria-current]::after": {
        content: "",
        position: "absolute",
        insetBlockEnd: vars.space[2],
        insetInline: "30%",
        blockSize: `${MARK_PX}px`,
        borderRadius: vars.radius.full,
        background: "currentcolor",
      },
    },
    "@media": {
      [media.hover]: { ":hover": { background: background.hover } },
      [media.forcedColors]: {
        selectors: { "&[aria-current]::after": { background: "Highlight", forcedColorAdjust: "none" } },
      },
    },
  }),
  variants: { hue: hueVariants },
});

export const disc = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flex: "none",
  inlineSize: `${DISC_PX}px`,
  blockSize: `${DISC_PX}px`,
  border: `1px solid ${border.hairline}`,
  borderRadius: vars.radius.full,
  // A weak glow of the hue on the card, like a lantern behind paper.
  background: `radial-gradient(circle at 50% 30%, color-mix(in srgb, currentcolor 20%, ${background.card}), ${background.card} 78%)`,
});

export const label = componentStyle({
  maxInlineSize: "100%",
  fontSize: vars.font.size[12],
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.heading,
  textAlign: "center",
  color: text.secondary,
  overflowWrap: "anywhere",
  hyphens: "auto",
  selectors: {
    "[aria-current] > &": { color: text.primary, fontWeight: vars.font.weight.bold },
    "&:lang(bn)": { lineHeight: vars.font.lineHeight.text },
  },
  "@media": { [media.tablet]: { fontSize: vars.font.size[14] } },
});
