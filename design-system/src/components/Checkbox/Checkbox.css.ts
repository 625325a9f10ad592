import { componentStyle } from "../../theme/layered.ts";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";

const { background, border, text } = vars.color;

export const row = componentStyle({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  columnGap: vars.space[8],
  alignItems: "start",
  minBlockSize: vars.size.control.small,
  paddingBlock: vars.space[4],
  cursor: "pointer",
  selectors: { "&[data-disabled]": { cursor: "not-allowed" } },
});

/** The input and its check mark share one grid cell. */
export const box = componentStyle({ display: "grid", placeItems: "center", blockSize: "1.5em" });

export const input = componentStyle({
  gridArea: "1 / 1",
  appearance: "none",
  inlineSize: vars.size.icon.medium,
  blockSize: vars.size.icon.medium,
  margin: 0,
  border: `1px solid ${border.field}`,
  borderRadius: vars.radius.small,
  backgroundColor: background.field,
  cursor: "inherit",
  transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
  selectors: {
    "&:checked, &:indeterminate": { backgroundColor: background.accent, borderColor: border.accent },
    "&[aria-invalid]": { borderColor: border.danger },
    "&:disabled": { backgroundColor: background.sunken, borderColor: border.strong },
  },
  "@media": {
    [media.hover]: { selectors: { "label:hover > * > &:enabled:not(:checked)": { borderColor: border.fieldHover } } },
    [media.forcedColors]: { appearance: "auto" },
  },
});

export const mark = componentStyle({
  gridArea: "1 / 1",
  display: "flex",
  color: text.onAccent,
  pointerEvents: "none",
  visibility: "hidden",
  selectors: {
    [`${input}:is(:checked, :indeterminate) + &`]: { visibility: "visible" },
    [`${input}:disabled + &`]: { color: text.muted },
  },
  "@media": { [media.forcedColors]: { display: "none" } },
});

export const label = componentStyle({ minInlineSize: 0, selectors: { "[data-disabled] > &": { color: text.muted } } });
