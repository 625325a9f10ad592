import { createVar } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";
import { BOX_SHARE } from "../DataTable/DataTable.css.ts";

/** Space of rows that are not rendered. It is not inherited, so that rows and list can both have it. */
export const spacePx = createVar({ syntax: "*", inherits: false });

export const space = componentStyle({ blockSize: spacePx, padding: 0 });

/** A cell without height. Its selector is stronger than that of the table's cells. */
export const flat = componentStyle({
  selectors: { "tbody > tr > &": { blockSize: 0, paddingBlock: 0, borderBlockEnd: 0 } },
});
export const flatContent = componentStyle({ blockSize: 0, overflow: "hidden", visibility: "hidden" });

export const box = componentStyle({
  overflowY: "auto",
  maxBlockSize: BOX_SHARE,
  borderRadius: vars.radius.large,
  scrollbarWidth: "thin",
  ":focus-visible": { outlineOffset: "-2px" },
});
export const cards = componentStyle({
  display: "flex",
  flexDirection: "column",
  paddingBlockEnd: spacePx,
});
export const place = componentStyle({
  marginBlockStart: spacePx,
  paddingBlockEnd: vars.space[12],
  selectors: { "&:last-child": { paddingBlockEnd: 0 } },
});
export const totals = componentStyle({ marginBlockStart: vars.space[12] });
