import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

const { background, border, text } = vars.color;
const { size, weight, lineHeight } = vars.font;
/** Size in rem, because the number in the disc may be enlarged with the text. */
const DISC = "2rem";
/** Below this width of its container, labels are only for screen readers; the current one is shown below all discs. */
const narrow = "(max-inline-size: 520px)";

export const frame = componentStyle({
  containerType: "inline-size",
  display: "grid",
  gap: vars.space[8],
  minInlineSize: 0,
});

export const steps = componentStyle({ display: "flex", minInlineSize: 0 });

const BESIDE_DISC = `calc(50% + ${DISC} / 2 + ${vars.space[4]})`;

export const step = componentStyle({
  position: "relative",
  display: "flex",
  flex: "1 1 0",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space[8],
  minInlineSize: 0,
  paddingInline: vars.space[4],
  selectors: {
    // One line to the next disc, because the dashes of two halves would not meet evenly. It is dashed before future steps.
    "&:not(:last-child)::after": {
      content: "",
      position: "absolute",
      insetBlockStart: `calc(${DISC} / 2 - 1px)`,
      insetInlineStart: BESIDE_DISC,
      insetInlineEnd: `calc(${BESIDE_DISC} - 100%)`,
      borderBlockStart: `2px dashed ${border.strong}`,
    },
    '&[data-state="done"]::after': { borderBlockStartStyle: "solid" },
  },
});

const of = (state: string) => `${step}[data-state="${state}"] &`;

export const disc = componentStyle({
  display: "inline-flex",
  flex: "none",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: DISC,
  blockSize: DISC,
  border: `2px solid ${border.strong}`,
  borderRadius: vars.radius.full,
  fontSize: size[14],
  fontWeight: weight.bold,
  fontVariantNumeric: "tabular-nums",
  lineHeight: lineHeight.single,
  color: text.secondary,
  selectors: {
    [of("done")]: { borderColor: "transparent", background: background.positiveSoft, color: text.positive },
    [of("current")]: { borderColor: border.accent, background: background.accent, color: text.onAccent },
  },
  "@media": {
    [media.forcedColors]: {
      borderColor: "CanvasText",
      selectors: {
        [of("current")]: { background: "Highlight", color: "HighlightText", forcedColorAdjust: "none" },
      },
    },
  },
});

export const label = componentStyle({
  maxInlineSize: "100%",
  fontSize: size[14],
  lineHeight: lineHeight.heading,
  textAlign: "center",
  color: text.secondary,
  overflowWrap: "anywhere",
  selectors: {
    [of("current")]: { fontWeight: weight.semibold, color: text.primary },
    "&:lang(bn)": { lineHeight: lineHeight.text },
  },
  "@container": {
    [narrow]: {
      position: "absolute",
      inlineSize: "1px",
      blockSize: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});

export const place = componentStyle({
  display: "none",
  textAlign: "center",
  textWrap: "balance",
  overflowWrap: "anywhere",
  fontSize: size[12],
  color: text.muted,
  "@container": { [narrow]: { display: "block" } },
});
export const placeLabel = componentStyle({
  display: "block",
  fontSize: size[16],
  fontWeight: weight.semibold,
  color: text.primary,
});
