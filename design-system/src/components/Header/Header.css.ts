import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";

export const header = componentStyle({
  display: "flex",
  // With text at 200 % on a phone, what does not fit beside the logo wraps below it.
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[4],
  minBlockSize: vars.size.header,
  paddingInline: vars.size.gutter,
  background: vars.color.background.card,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  "@media": {
    [media.tablet]: { gap: vars.space[16] },
    [media.desktop]: { flexWrap: "nowrap", gap: vars.space[8] },
    [media.wide]: { gap: vars.space[16] },
  },
});

/** Takes no space where the button of the left bar is hidden. */
export const start = componentStyle({ display: "contents" });
// Aligns the icon of the button with the start of the page below.
globalStyle(`${start} > *`, layered({ marginInlineStart: `calc(-1 * ${vars.space[12]})` }));
export const logo = componentStyle({ flex: "none", display: "flex" });

export const navigation = componentStyle({
  flex: "1 1 0",
  minInlineSize: 0,
  display: "none",
  alignItems: "center",
  "@media": { [media.desktop]: { display: "flex" } },
});

export const actions = componentStyle({
  // The content may be an amount of any length. It wraps to the next line when it cannot shrink further.
  flex: "1 1 min-content",
  minInlineSize: 0,
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space[8],
  "@media": {
    [media.tablet]: { gap: vars.space[12] },
    [media.desktop]: { flex: "0 1 auto", gap: vars.space[8] },
    [media.wide]: { gap: vars.space[12] },
  },
});
