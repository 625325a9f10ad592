import type { ReactNode } from "react";
import { SMALLEST_SCREEN_PX } from "./long-texts.ts";

/** As much room as the smallest screen gives (WCAG 1.4.10). */
export const Narrow = ({ children }: { children: ReactNode }) => (
  <div style={{ inlineSize: SMALLEST_SCREEN_PX, maxInlineSize: "100%" }}>{children}</div>
);
