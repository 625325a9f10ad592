import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

const { background, border, text } = vars.color;
const CURRENT = '&:is([aria-current], [aria-pressed="true"])';

export const card = componentStyle({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  inlineSize: "100%",
  minInlineSize: 0,
  blockSize: "100%",
  overflow: "hidden",
  paddingBlockEnd: vars.space[12],
  border: `1px solid ${border.hairline}`,
  borderRadius: vars.radius.large,
  background: background.card,
  color: text.primary,
  textAlign: "start",
  textDecoration: "none",
  transition: `translate ${vars.motion.medium} ${vars.motion.easeOut}, box-shadow ${vars.motion.medium} ${vars.motion.easeOut}`,
  selectors: {
    // A second border marks the current card, so that colour is not the only sign.
    [CURRENT]: { borderColor: border.accent, boxShadow: `inset 0 0 0 1px ${border.accent}` },
  },
  "@media": {
    [media.hover]: { ":hover": { translate: "0 -4px", boxShadow: vars.elevation[3] } },
    [media.reducedMotion]: { ":hover": { translate: "none" } },
    [media.forcedColors]: { selectors: { [CURRENT]: { outline: "3px solid Highlight", outlineOffset: "-3px" } } },
  },
});

export const logo = componentStyle({
  display: "block",
  marginBlockEnd: vars.space[12],
  borderBlockEnd: `1px solid ${border.hairline}`,
});

/** Same shape as a logo. */
export const initials = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  aspectRatio: "16 / 9",
  background: background.sunken,
  color: text.secondary,
  fontSize: vars.font.size[28],
  fontWeight: vars.font.weight.bold,
});

const line = { display: "block", paddingInline: vars.space[12], overflowWrap: "anywhere" } as const;

export const name = componentStyle({
  ...line,
  fontSize: vars.font.size[14],
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.lineHeight.heading,
  selectors: { "&:lang(bn)": { lineHeight: vars.font.lineHeight.text } },
});
export const note = componentStyle({ ...line, fontSize: vars.font.size[12], color: text.secondary });
