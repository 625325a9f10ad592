import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

const { background, border, text: color } = vars.color;
const { size, weight, lineHeight } = vars.font;
const MARK_PX = 28;

export const timeline = componentStyle({ display: "grid", minInlineSize: 0 });

export const item = componentStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: `${MARK_PX}px minmax(0, 1fr)`,
  gap: vars.space[12],
  paddingBlockEnd: vars.space[24],
  selectors: {
    "&:last-child": { paddingBlockEnd: 0 },
    // The line between the marks. It is dashed for future entries.
    "&:not(:last-child)::before": {
      content: "",
      position: "absolute",
      insetBlock: `${MARK_PX}px 0`,
      insetInlineStart: `${MARK_PX / 2 - 1}px`,
      borderInlineStart: `2px solid ${border.strong}`,
    },
    '&:is([data-state="current"], [data-state="coming"]):not(:last-child)::before': {
      borderInlineStartStyle: "dashed",
    },
  },
});

const of = (state: string) => `${item}[data-state="${state}"] &`;

export const mark = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: `${MARK_PX}px`,
  blockSize: `${MARK_PX}px`,
  border: "2px solid transparent",
  borderRadius: vars.radius.full,
  selectors: {
    [of("done")]: { background: background.positiveSoft, color: color.positive },
    [of("current")]: { borderColor: border.accent, background: background.accentSoft, color: color.accent },
    [of("coming")]: { borderColor: border.strong, background: background.card },
    [of("failed")]: { background: background.dangerSoft, color: color.danger },
  },
  "@media": { [media.forcedColors]: { borderColor: "CanvasText" } },
});

export const body = componentStyle({ minInlineSize: 0, paddingBlockStart: vars.space[2] });

export const title = componentStyle({
  fontSize: size[16],
  fontWeight: weight.semibold,
  lineHeight: lineHeight.text,
  color: color.primary,
  overflowWrap: "anywhere",
  selectors: {
    [of("coming")]: { fontWeight: weight.regular, color: color.secondary },
    [of("current")]: { color: color.accent },
  },
});
export const time = componentStyle({
  display: "block",
  fontSize: size[14],
  fontVariantNumeric: "tabular-nums",
  color: color.muted,
});
export const text = componentStyle({
  marginBlockStart: vars.space[4],
  fontSize: size[14],
  color: color.secondary,
  overflowWrap: "anywhere",
});
