import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";

const NAME_LINES = 3;
const LIFT_PX = 4;

export const card = componentStyle({
  position: "relative",
  borderRadius: vars.radius.medium,
  boxShadow: vars.elevation[1],
  transition: `translate ${vars.motion.medium} ${vars.motion.easeOut}, box-shadow ${vars.motion.medium} ${vars.motion.easeOut}`,
  "@media": {
    [media.hover]: { ":hover": { translate: `0 -${LIFT_PX}px`, boxShadow: vars.elevation[3] } },
    [media.reducedMotion]: { ":hover": { translate: "none" } },
  },
});

export const play = componentStyle({
  position: "relative",
  display: "block",
  inlineSize: "100%",
  overflow: "hidden",
  textAlign: "start",
  borderRadius: vars.radius.medium,
  // A thin line of light on the upper edge, as on lacquer.
  "::after": {
    content: "",
    position: "absolute",
    inset: 0,
    borderRadius: "inherit",
    boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.color.text.onPicture} 14%, transparent)`,
    pointerEvents: "none",
  },
});

export const text = componentStyle({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  display: "flex",
  flexDirection: "column",
  gap: vars.space[2],
  paddingInline: vars.space[12],
  paddingBlockStart: vars.space[48],
  paddingBlockEnd: vars.space[12],
  // The dark gradient is full behind the text and fades out above it, so that the name is legible on any picture.
  background: `linear-gradient(to top, ${vars.color.picture.shade} calc(100% - ${vars.space[48]}), transparent)`,
  color: vars.color.text.onPicture,
  "@media": { [media.forcedColors]: { background: "Canvas", color: "CanvasText" } },
});

export const name = componentStyle({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: NAME_LINES,
  overflow: "hidden",
  overflowWrap: "anywhere",
  fontSize: vars.font.size[14],
  fontWeight: vars.font.weight.semibold,
  lineHeight: 1.3,
  selectors: { "&:lang(bn)": { lineHeight: vars.font.lineHeight.text } },
  "@media": { [media.tablet]: { fontSize: vars.font.size[16] } },
});

export const vendor = componentStyle({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontSize: vars.font.size[12],
  lineHeight: vars.font.lineHeight.text,
});

export const tags = componentStyle({
  position: "absolute",
  insetBlockStart: vars.space[8],
  insetInlineStart: vars.space[8],
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[4],
  // Leaves the corner free for the favourite button.
  maxInlineSize: `calc(100% - ${vars.space[64]})`,
});

export const tag = recipe({
  base: layered({
    paddingInline: vars.space[8],
    paddingBlock: vars.space[2],
    borderRadius: vars.radius.small,
    fontSize: vars.font.size[12],
    fontWeight: vars.font.weight.bold,
    lineHeight: vars.font.lineHeight.heading,
    overflowWrap: "anywhere",
    "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
  }),
  variants: {
    tone: {
      new: layered({
        background: vars.color.background.information,
        color: vars.color.text.onInformation,
      }),
      hot: layered({ background: vars.color.background.danger, color: vars.color.text.onDanger }),
    },
  },
});

/** The small buttons in the top corner at the end of the card. They lie over the play button, one below the other. */
export const corner = componentStyle({
  position: "absolute",
  display: "flex",
  flexDirection: "column",
  insetBlockStart: vars.space[2],
  insetInlineEnd: vars.space[2],
});
