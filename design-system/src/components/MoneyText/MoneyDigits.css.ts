import { style } from "@vanilla-extract/css";
import { layered } from "../../theme/layered.ts";

/**
 * A line may end after each group but the last. The break is not `<wbr>`, because browsers put a space there into the accessible name, and
 * screen readers then read "5,000.00" as two numbers.
 */
export const group = style(
  layered({ selectors: { "&:not(:last-child)::after": { content: ['"\\200B"', '"\\200B" / ""'] } } }),
);
