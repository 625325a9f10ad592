import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

export const figure = componentStyle({
  display: "inline-flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space[8],
  maxInlineSize: "100%",
});

export const code = componentStyle({
  display: "block",
  maxInlineSize: "100%",
  blockSize: "auto",
  borderRadius: vars.radius.medium,
  // The background is light in every theme, because the ball's face is.
  background: vars.color.ball.face,
  color: vars.color.ball.number,
  boxShadow: `0 0 0 1px ${vars.color.border.hairline}`,
  // A QR reader needs this contrast, also in the member's forced colours.
  forcedColorAdjust: "none",
});

export const caption = componentStyle({
  display: "grid",
  justifyItems: "center",
  fontSize: vars.font.size[14],
  textAlign: "center",
  color: vars.color.text.secondary,
  overflowWrap: "anywhere",
});
