import { media } from "../../theme/conditions.ts";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

export const bar = componentStyle({
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
});

export const list = componentStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  minBlockSize: vars.size.bottomBar,
});

export const item = componentStyle({ display: "flex" });
