import type { ReactNode } from "react";
import { SMALLEST_SCREEN_PX } from "../samples/long-texts.ts";

/** A container as wide as the smallest supported screen (WCAG 1.4.10). */
export const Narrow = ({ children }: { children: ReactNode }) => (
  <div style={{ inlineSize: SMALLEST_SCREEN_PX, maxInlineSize: "100%" }}>{children}</div>
);
