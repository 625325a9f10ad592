import { createVar, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { layered } from "../../theme/layered.ts";
import { BOX_SHARE } from "../DataTable/DataTable.css.ts";

/** Space of rows that are not rendered. It is not inherited, so that rows and list can both have it. */
export const spacePx = createVar({ syntax: "*", inherits: false });

export const space = style(layered({ blockSize: spacePx, padding: 0 }));

/** A cell without height. Its selector is stronger than that of the table's cells. */
export const flat = style(
  layered({ selectors: { "tbody > tr > &": { blockSize: 0, paddingBlock: 0, borderBlockEnd: 0 } } }),
);
export const flatContent = style(layered({ blockSize: 0, overflow: "hidden", visibility: "hidden" }));

export const box = style(
  layered({
    overflowY: "auto",
    maxBlockSize: BOX_SHARE,
    borderRadius: vars.radius.large,
    scrollbarWidth: "thin",
    ":focus-visible": { outlineOffset: "-2px" },
  }),
);
export const cards = style(
  layered({
    display: "flex",
    flexDirection: "column",
    margin: 0,
    padding: 0,
    paddingBlockEnd: spacePx,
    listStyle: "none",
  }),
);
export const place = style(
  layered({
    marginBlockStart: spacePx,
    paddingBlockEnd: vars.space[12],
    selectors: { "&:last-child": { paddingBlockEnd: 0 } },
  }),
);
export const totals = style(layered({ marginBlockStart: vars.space[12] }));
