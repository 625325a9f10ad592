import { style } from "@vanilla-extract/css";
import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { layered } from "../../theme/layered.ts";

export const bar = style(
  layered({
    position: "fixed",
    zIndex: vars.layer.bar,
    insetBlockEnd: 0,
    insetInline: 0,
    paddingBlockEnd: "env(safe-area-inset-bottom)",
    background: vars.color.background.card,
    borderBlockStart: `1px solid ${vars.color.border.hairline}`,
    boxShadow: vars.elevation[2],
    // On screens of little height the bar is not sticky but at the end of the page (WCAG 1.4.10).
    "@media": { [media.short]: { position: "relative" }, [media.tablet]: { display: "none" } },
  }),
);

export const list = style(
  layered({
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0, 1fr)",
    minBlockSize: vars.size.bottomBar,
  }),
);

export const item = style(layered({ display: "flex" }));
