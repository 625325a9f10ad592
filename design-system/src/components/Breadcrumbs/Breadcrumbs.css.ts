import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";

const { text } = vars.color;
/** Below this width of its container, the pages in between are behind a button. It grows with the text. */
const narrow = "(max-inline-size: 40em)";

export const frame = componentStyle({ containerType: "inline-size", inlineSize: "100%", minInlineSize: 0 });

export const list = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  fontSize: vars.font.size[14],
  color: text.secondary,
});

const entry = layered({
  display: "flex",
  alignItems: "center",
  minInlineSize: 0,
  maxInlineSize: "100%",
  overflowWrap: "anywhere",
});

export const item = style([
  entry,
  layered({
    "@container": {
      [narrow]: { selectors: { [`${list}[data-collapsed] > &[data-between]`]: { display: "none" } } },
    },
  }),
]);

export const more = style([entry, layered({ display: "none", "@container": { [narrow]: { display: "flex" } } })]);

export const current = style([entry, layered({ fontWeight: vars.font.weight.semibold, color: text.primary })]);

export const separator = componentStyle({
  display: "flex",
  flex: "none",
  paddingInline: vars.space[4],
  color: text.muted,
});
