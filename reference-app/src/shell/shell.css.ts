import { globalStyle } from "@vanilla-extract/css";
import { media } from "@lobbykit/design-system/theme/conditions";
import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appLayer } from "@lobbykit/design-system/theme/layers.css";

// The static shell of index.html has plain class names, since nothing runs before it is painted. Its boxes have the
// geometry of what replaces them, so that nothing moves.
const inApp = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { "@layer": { [appLayer]: rule } });

const HERO_RATIO = "3 / 1";
const CARD_RATIO = "3 / 4";

inApp(".shell", {
  display: "grid",
  gridTemplateColumns: "1fr",
  "@media": {
    [media.tablet]: { gridTemplateColumns: `${vars.size.leftBarFolded} 1fr` },
    [media.desktop]: { gridTemplateColumns: `${vars.size.leftBar} 1fr ${vars.size.rightBar}` },
  },
});
inApp(".shell-header", {
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  gridColumn: "1 / -1",
  paddingInline: vars.size.gutter,
  fontSize: vars.font.size[18],
  fontWeight: vars.font.weight.bold,
  blockSize: vars.size.header,
  background: vars.color.background.card,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
});
inApp(':root[data-shell="unnamed"] .shell-header > *', { visibility: "hidden" });
inApp(".shell-left-bar", {
  display: "none",
  minBlockSize: "100dvh",
  background: vars.color.background.card,
  "@media": { [media.tablet]: { display: "block" } },
});
inApp(".shell-page", {
  display: "flex",
  flexDirection: "column",
  gap: vars.space[24],
  boxSizing: "border-box",
  inlineSize: "100%",
  minInlineSize: 0,
  maxInlineSize: `calc(${vars.size.content} + 2 * ${vars.size.gutter})`,
  marginInline: "auto",
  paddingInline: vars.size.gutter,
  paddingBlock: vars.space[16],
  "@media": { [media.tablet]: { paddingBlock: vars.space[24] } },
});
inApp(".shell-banner", {
  position: "relative",
  overflow: "hidden",
  aspectRatio: HERO_RATIO,
  borderRadius: vars.radius.large,
  background: vars.color.background.skeleton,
});
// The hero, which the head script brings.
inApp(".shell-banner > img", {
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
});
inApp(".shell-line", {
  blockSize: vars.size.control.medium,
  borderRadius: vars.radius.medium,
  background: vars.color.background.skeleton,
});
inApp(".shell-cards", { display: "flex", gap: vars.space[12], overflow: "hidden" });
inApp(".shell-cards > div", {
  flex: "none",
  inlineSize: "10rem",
  aspectRatio: CARD_RATIO,
  borderRadius: vars.radius.medium,
  background: vars.color.background.skeleton,
});
inApp(".shell-failure", {
  position: "fixed",
  insetInline: 0,
  insetBlockStart: "30dvh",
  padding: vars.space[24],
  background: vars.color.background.raised,
  textAlign: "center",
});
inApp(".shell-message", { padding: vars.space[24], textAlign: "center" });
