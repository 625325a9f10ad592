import { media } from "../../theme/conditions.ts";
import { componentStyle } from "../../theme/layered.ts";
import { vars } from "../../theme/contract.css.ts";

const { background, border, text } = vars.color;

export const summary = componentStyle({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  columnGap: vars.space[8],
  rowGap: vars.space[4],
  padding: vars.space[12],
  border: `1px solid ${border.danger}`,
  borderRadius: vars.radius.medium,
  backgroundColor: background.dangerSoft,
  color: text.primary,
  fontSize: vars.font.size[14],
  overflowWrap: "anywhere",
  // The summary itself takes the focus, as the place to read on from. The focus must be visible.
  selectors: { "&:focus": { outline: `2px solid ${border.focus}`, outlineOffset: "2px" } },
});

export const icon = componentStyle({ color: text.danger, paddingBlockStart: vars.space[2] });
export const title = componentStyle({ fontWeight: vars.font.weight.semibold });
export const errors = componentStyle({ gridColumn: 2, display: "grid", gap: vars.space[4] });
export const error = componentStyle({
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  borderRadius: vars.radius.small,
  display: "inline-block",
  alignContent: "center",
  minBlockSize: vars.space[24],
  // Messages of one and of two lines have the same space around them, so that the list looks even.
  "@media": {
    [media.coarse]: {
      paddingBlock: `calc((${vars.size.control.small} - 1lh) / 2)`,
      minInlineSize: vars.size.control.small,
    },
  },
});
