import { createVar } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { layered } from "../../theme/layered.ts";

const DOT_PX = 10;
/** Size in rem, because the count may be enlarged with the text. */
const COUNT = "1.125rem";

/** Distance between the icon and the edge of the marked element. */
const inset = createVar();

export const frame = recipe({
  base: layered({ position: "relative", display: "inline-flex", inlineSize: "fit-content", vars: { [inset]: "0px" } }),
  variants: {
    around: {
      icon: {},
      button: layered({ vars: { [inset]: `calc((${vars.size.control.medium} - ${vars.size.icon.medium}) / 2)` } }),
    },
  },
});

export const mark = recipe({
  base: layered({
    position: "absolute",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    borderRadius: vars.radius.full,
    background: vars.color.background.danger,
    color: vars.color.text.onDanger,
    // A ring in the card's colour separates the dot from the icon.
    boxShadow: `0 0 0 2px ${vars.color.background.card}`,
    fontSize: vars.font.size[12],
    fontWeight: vars.font.weight.bold,
    lineHeight: 1,
    fontVariantNumeric: "tabular-nums",
    // By default, forced colours put the page's colour behind the digits, and HighlightText would be illegible on it.
    "@media": {
      [media.forcedColors]: { background: "Highlight", color: "HighlightText", forcedColorAdjust: "none" },
    },
  }),
  variants: {
    kind: {
      dot: layered({
        insetBlockStart: `calc(${inset} - 2px)`,
        insetInlineEnd: `calc(${inset} - 2px)`,
        inlineSize: `${DOT_PX}px`,
        blockSize: `${DOT_PX}px`,
      }),
      count: layered({
        insetBlockStart: `calc(${inset} - ${COUNT} / 3)`,
        insetInlineStart: `calc(100% - ${inset} - ${COUNT} / 2)`,
        minInlineSize: COUNT,
        blockSize: COUNT,
        paddingInline: vars.space[4],
      }),
    },
  },
});
