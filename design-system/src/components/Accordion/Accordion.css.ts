import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

const { background, border, text } = vars.color;

export const accordion = componentStyle({
  minInlineSize: 0,
  border: `1px solid ${border.hairline}`,
  borderRadius: vars.radius.large,
  background: background.card,
  overflow: "clip",
});

export const part = componentStyle({
  selectors: {
    "&:not(:first-child)": { borderBlockStart: `1px solid ${border.hairline}` },
  },
});

export const heading = componentStyle({ lineHeight: vars.font.lineHeight.text });

export const trigger = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  inlineSize: "100%",
  minBlockSize: vars.size.control.large,
  paddingInline: vars.space[16],
  paddingBlock: vars.space[12],
  color: text.primary,
  fontSize: vars.font.size[16],
  fontWeight: vars.font.weight.medium,
  textAlign: "start",
  transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    // The frame has `overflow: hidden`, which would cut an outline outside of the title. So the outline lies inside.
    "&:focus-visible": { outlineOffset: "-2px" },
    [`${part}:first-child > * > &`]: {
      borderStartStartRadius: vars.radius.large,
      borderStartEndRadius: vars.radius.large,
    },
    [`${part}:last-child > * > &[aria-expanded="false"]`]: {
      borderEndStartRadius: vars.radius.large,
      borderEndEndRadius: vars.radius.large,
    },
    "&:disabled": { color: text.muted },
  },
  "@media": {
    [media.hover]: { ":hover": { background: background.hover }, ":disabled": { background: "none" } },
    [media.forcedColors]: { ":disabled": { color: "GrayText" } },
  },
});

export const title = componentStyle({ flex: "1 1 auto", minInlineSize: 0, overflowWrap: "anywhere" });

export const note = componentStyle({
  flex: "none",
  maxInlineSize: "40%",
  color: text.muted,
  fontSize: vars.font.size[14],
  fontWeight: vars.font.weight.regular,
});

export const chevron = componentStyle({
  display: "inline-flex",
  flex: "none",
  color: text.muted,
  transition: `rotate ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: "180deg" } },
});

/** Animates the height to `auto`, so that the panel grows with its text. A browser that cannot animate to `auto` opens it at once. */
export const panel = componentStyle({
  blockSize: 0,
  interpolateSize: "allow-keywords",
  overflow: "clip",
  selectors: { "&[data-expanded]": { blockSize: "auto" } },
  transition: `block-size ${vars.motion.medium} ${vars.motion.easeOut}`,
});

export const content = componentStyle({
  paddingInline: vars.space[16],
  paddingBlock: `${vars.space[4]} ${vars.space[16]}`,
  color: text.secondary,
  overflowWrap: "anywhere",
});
