import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

const CELL = "260px";

export const group = componentStyle({
  marginBlock: `${vars.space[32]} ${vars.space[12]}`,
  color: vars.color.text.primary,
  fontSize: vars.font.size[22],
  fontWeight: vars.font.weight.semibold,
});
export const list = componentStyle({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${CELL}, 100%), 1fr))`,
  gap: vars.space[16],
});
export const entry = componentStyle({
  padding: vars.space[16],
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.medium,
  background: vars.color.background.card,
});
export const name = componentStyle({ display: "flex", alignItems: "center", gap: vars.space[8] });
export const link = componentStyle({
  color: vars.color.text.link,
  fontSize: vars.font.size[16],
  fontWeight: vars.font.weight.medium,
  textDecoration: "underline",
});
export const summary = componentStyle({
  color: vars.color.text.secondary,
  fontSize: vars.font.size[14],
  lineHeight: vars.font.lineHeight.text,
});
