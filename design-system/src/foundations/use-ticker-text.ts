import { useSyncExternalStore } from "react";
import { ticker } from "./ticker.ts";

const neverChanges = () => () => undefined;

/**
 * A text made from the time of the page's ticker. React renders again only when the text itself changes (D17d).
 * `isRunning` false keeps the text as it was last read, without a subscription.
 */
export function useTickerText(textAt: (nowMs: number) => string, isRunning: boolean, serverText: string): string {
  return useSyncExternalStore(
    isRunning ? ticker.subscribe : neverChanges,
    () => textAt(ticker.now()),
    () => serverText,
  );
}
