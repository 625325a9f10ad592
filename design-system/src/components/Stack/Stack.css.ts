import { componentStyle } from "../../theme/layered.ts";

export const stack = componentStyle({ display: "flex", flexDirection: "column", minInlineSize: 0 });

export const filling = componentStyle({ blockSize: "100%" });
