import { componentStyle } from "../../theme/layered.ts";

/** Text for screen readers only: it is in the reading order, but not visible. */
export const visuallyHidden = componentStyle({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  margin: "-1px",
  padding: 0,
  border: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
  // A copied amount must not begin with the hidden word "minus".
  userSelect: "none",
});
