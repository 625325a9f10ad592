import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { componentLayer } from "../../theme/layers.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";
import { fieldControl } from "../TextField/field.css.ts";

const { background, text } = vars.color;

export const select = style([
  fieldControl,
  layered({
    appearance: "none",
    // Space for the chevron, which lies behind the select, so that a click on it opens the list.
    paddingInlineEnd: `calc(${vars.space[12]} + ${vars.size.icon.small} + ${vars.space[8]})`,
    marginInlineEnd: `calc(-1 * (${vars.space[12]} + ${vars.size.icon.small}))`,
    textOverflow: "ellipsis",
    cursor: "pointer",
    selectors: {
      // An option without a value, such as "All", is a choice. Only the placeholder is muted.
      "&:has(> option[data-placeholder]:checked)": { color: text.muted },
      "&:disabled": { cursor: "not-allowed" },
    },
  }),
]);

// Browsers that render the list with the page's styles use these colours.
globalStyle(`${select} > option`, {
  "@layer": { [componentLayer]: { backgroundColor: background.raised, color: text.primary } },
});

export const chevron = componentStyle({
  display: "flex",
  flexShrink: 0,
  paddingInlineEnd: vars.space[12],
  pointerEvents: "none",
});
