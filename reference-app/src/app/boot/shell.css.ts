import { globalStyle } from "@vanilla-extract/css";
import { shelfRow } from "@lobbykit/design-system/foundations/shelf-row";
import { media } from "@lobbykit/design-system/theme/conditions";
import { vars } from "@lobbykit/design-system/theme/contract.css";
import { appLayer } from "@lobbykit/design-system/theme/layers.css";

// The static shell in index.html has plain class names, because no script runs before it is painted. Its boxes have the size and place of
// the content that replaces them, so that nothing moves.
const inApp = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { "@layer": { [appLayer]: rule } });

const HERO_RATIO = "3 / 1";
const CARD_RATIO = "3 / 4";
const MAKER_RATIO = "16 / 9";
/** Height of the name and number of games below a vendor's picture. */
const MAKER_TEXT = "4.25rem";
const SEARCH_WIDTH = "20rem";
const SKELETON = { borderRadius: vars.radius.medium, background: vars.color.background.skeleton } as const;

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
// The main picture and the pictures of games, which the head script adds.
inApp(".shell-banner > img, .shell-cards > div > img", {
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
});
inApp(".shell-line", { ...SKELETON, blockSize: vars.size.control.medium });
inApp(".shell-makers, .shell-cards", { ...shelfRow, overflow: "hidden" });
inApp(".shell-cards > div", { ...SKELETON, position: "relative", overflow: "hidden", aspectRatio: CARD_RATIO });
// Only category pages have a title, filters and vendors above the games, and they have no banner.
inApp(".shell-title, .shell-bar, .shell-makers", { display: "none" });
inApp(':root:is([data-page="slots"], [data-page="other"]) .shell-banner', { display: "none" });
inApp(':root[data-page="other"] :is(.shell-line, .shell-cards)', { display: "none" });
inApp(':root:is([data-page="slots"], [data-page="other"]) .shell-title', {
  ...SKELETON,
  display: "block",
  inlineSize: "50%",
  blockSize: `calc(${vars.font.size[28]} * ${vars.font.lineHeight.heading})`,
});
inApp(':root[data-page="slots"] .shell-bar', {
  display: "flex",
  flexDirection: "column",
  gap: vars.space[12],
  "@media": { [media.desktop]: { flexDirection: "row" } },
});
inApp(".shell-bar > div", { ...SKELETON, flex: "auto", blockSize: vars.size.control.medium });
inApp(".shell-bar > :last-child", { marginBlock: vars.space[4] });
inApp(".shell-bar > :first-child", { "@media": { [media.desktop]: { flex: "none", inlineSize: SEARCH_WIDTH } } });
inApp(':root[data-page="slots"] .shell-line', { marginBlockEnd: `calc(-1 * ${vars.space[12]})` });
// Keeps space above the cards of a row for its heading.
inApp(':root[data-page="slots"] .shell-makers', {
  display: "grid",
  paddingBlock: `calc(${vars.size.control.medium} + ${vars.space[12]}) ${vars.space[4]}`,
});
inApp(".shell-makers > div", { ...SKELETON });
inApp(".shell-makers > div::before", { content: '""', display: "block", aspectRatio: MAKER_RATIO });
inApp(".shell-makers > div::after", { content: '""', display: "block", blockSize: MAKER_TEXT });
inApp(".shell-failure", {
  position: "fixed",
  insetInline: 0,
  insetBlockStart: "30dvh",
  padding: vars.space[24],
  background: vars.color.background.raised,
  textAlign: "center",
});
inApp(".shell-failure > p + p", { marginBlockStart: vars.space[12] });
inApp(".shell-failure a", { textDecoration: "underline" });
inApp(".shell-message", { padding: vars.space[24], textAlign: "center" });
