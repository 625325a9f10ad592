import { useSyncExternalStore } from "react";
import { ticker } from "./ticker.ts";

const neverChanges = () => () => undefined;

/**
 * Returns a text derived from the time of the page's ticker. React renders again only if the text itself changes (D17d). With `isRunning`
 * false, the text stays as last read, and nothing is subscribed.
 */
export function useTickerText(textAt: (nowMs: number) => string, isRunning: boolean, serverText: string): string {
  return useSyncExternalStore(
    isRunning ? ticker.subscribe : neverChanges,
    () => textAt(ticker.now()),
    () => serverText,
  );
}
