import { useCallback, useSyncExternalStore } from "react";
import { BREAKPOINTS_PX } from "../../theme/breakpoints.ts";

const QUERIES = [BREAKPOINTS_PX.wide, BREAKPOINTS_PX.wider, BREAKPOINTS_PX.widest].map(
  (widthPx) => `(min-width: ${widthPx}px)`,
);

/** R496–R498: by window width, the number of favourites on a page, items of the slot menu, and slots in a row. */
export const COLUMNS_BY_WIDTH = [5, 5, 6, 8] as const;
/** R499: a page of slots has five rows. */
export const SLOT_PAGE_BY_WIDTH = [25, 25, 30, 40] as const;

/** Values for widths below 1366 px, and from 1366, 1600 and 1920 px. */
export type WidthSteps = readonly [number, number, number, number];

let queryLists: readonly MediaQueryList[] | undefined;
/** Creates the media query lists once, because React calls `step` in every render of every component that uses it. */
const lists = () => (queryLists ??= QUERIES.map((query) => window.matchMedia(query)));

/** Returns how many breakpoints the window reaches: 0 to 3. */
function step(): 0 | 1 | 2 | 3 {
  const reached = lists().filter(({ matches }) => matches).length;
  return reached === 3 ? 3 : reached === 2 ? 2 : reached === 1 ? 1 : 0;
}

function subscribe(listener: () => void): () => void {
  for (const list of lists()) list.addEventListener("change", listener);
  return () => {
    for (const list of lists()) list.removeEventListener("change", listener);
  };
}

/** Returns the value for the current width of the window, for requests that are sent before anything is rendered. */
export const widthStep = (steps: WidthSteps = COLUMNS_BY_WIDTH): number => steps[step()];

/** Returns the value for the width of the window. It changes only when a breakpoint is crossed (R496–R499). */
export function useWidthStep(steps: WidthSteps = COLUMNS_BY_WIDTH): number {
  const snapshot = useCallback(() => steps[step()], [steps]);
  return useSyncExternalStore(subscribe, snapshot, () => steps[0]);
}
