import { appStyle } from "../layout/app-style.ts";

/** The children take part in the layout around them. */
export const shown = appStyle({ display: "contents" });

export const hidden = appStyle({ display: "none" });
