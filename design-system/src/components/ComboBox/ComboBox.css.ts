import { createVar, style } from "@vanilla-extract/css";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { layered } from "../../theme/layered.ts";

const { background, border, text } = vars.color;

/** Container of the buttons at the end of the field. They are as high as the field, to be easy touch targets. */
export const end = style(
  layered({
    display: "grid",
    placeItems: "center",
    flexShrink: 0,
    alignSelf: "stretch",
    minInlineSize: vars.size.control.medium,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.medium,
    background: "none",
    color: text.muted,
    "@media": { [media.hover]: { selectors: { "&:hover:not(:disabled)": { color: text.primary } } } },
    selectors: {
      "&:focus-visible": { outline: `2px solid ${border.focus}`, outlineOffset: "-2px" },
      "&[aria-expanded='true']": { color: text.accent },
    },
  }),
);

/** Limits the height, so that the field and a phone's keyboard stay visible. */
export const list = style(
  layered({
    position: "relative",
    maxBlockSize: `calc(7 * ${vars.size.control.large})`,
    margin: 0,
    listStyle: "none",
    overscrollBehavior: "contain",
    selectors: { "&:empty": { display: "none" } },
  }),
);

export const lengthPx = createVar();
/** Height of all options together, for the scrollbar. */
export const length = style(layered({ blockSize: lengthPx }));

export const startPx = createVar();
export const placed = style(
  layered({
    position: "absolute",
    insetBlockStart: startPx,
    insetInline: vars.space[4],
    // Adds the list's own padding.
    marginBlockStart: vars.space[4],
  }),
);

export const label = style(layered({ display: "block" }));

export const description = style(
  layered({ display: "block", color: text.muted, fontSize: vars.font.size[12], fontWeight: vars.font.weight.regular }),
);

/** Text that is shown when there are no options. */
export const news = style(
  layered({
    display: "flex",
    justifyContent: "center",
    padding: vars.space[16],
    color: text.secondary,
    background: background.overlay,
    fontSize: vars.font.size[14],
    textAlign: "center",
  }),
);
