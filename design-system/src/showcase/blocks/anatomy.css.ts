import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";
import { componentStyle, layered } from "../../theme/layered.ts";

/** Size of a number. */
const NUMBER = "20px";

export const anatomy = componentStyle({
  marginBlock: vars.space[16],
  marginInline: 0,
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.medium,
  color: vars.color.text.primary,
  fontFamily: vars.font.family,
  fontSize: vars.font.size[14],
  lineHeight: vars.font.lineHeight.text,
});

export const stage = componentStyle({
  position: "relative",
  overflow: "hidden",
  // The numbers are in the margins.
  padding: `${vars.space[48]} ${vars.space[64]}`,
  background: vars.color.background.page,
  borderStartStartRadius: vars.radius.medium,
  borderStartEndRadius: vars.radius.medium,
});

/** The line to a part, with its number at the margin. */
export const line = recipe({
  base: layered({
    position: "absolute",
    display: "flex",
    pointerEvents: "none",
    // The lines to the numbers keep their side (left or right) on right-to-left pages too.
    direction: "ltr",
    background: `color-mix(in srgb, ${vars.color.text.accent} 60%, transparent)`,
  }),
  variants: {
    side: {
      start: layered({ justifyContent: "start", alignItems: "center", paddingInlineStart: vars.space[16] }),
      end: layered({ justifyContent: "end", alignItems: "center", paddingInlineEnd: vars.space[16] }),
      above: layered({ alignItems: "start", justifyContent: "center", paddingBlockStart: vars.space[8] }),
      below: layered({ alignItems: "end", justifyContent: "center", paddingBlockEnd: vars.space[8] }),
    },
  },
});

export const number = componentStyle({
  display: "inline-grid",
  flex: "none",
  placeItems: "center",
  inlineSize: NUMBER,
  blockSize: NUMBER,
  borderRadius: vars.radius.full,
  background: vars.color.text.accent,
  color: vars.color.background.page,
  fontSize: vars.font.size[12],
  fontWeight: vars.font.weight.semibold,
  lineHeight: 1,
});

export const parts = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(260px, 100%), 1fr))",
  gap: vars.space[8],
  margin: 0,
  padding: vars.space[16],
  listStyle: "none",
});

export const part = componentStyle({ display: "flex", alignItems: "start", gap: vars.space[8] });
