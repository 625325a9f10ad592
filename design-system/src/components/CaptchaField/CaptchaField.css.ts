import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../theme/layered.ts";

const { color, space, radius, size } = vars;

export const row = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  // Enough space that the focus ring of a button does not touch its neighbour.
  gap: space[8],
  marginBlockEnd: space[4],
});

/** Keeps its size while another picture loads. */
export const frame = componentStyle({
  flexShrink: 0,
  overflow: "hidden",
  inlineSize: `calc(3.2 * ${size.control.large})`,
  blockSize: size.control.large,
  border: `1px solid ${color.border.hairline}`,
  borderRadius: radius.small,
  backgroundColor: color.background.skeleton,
});

export const picture = componentStyle({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
