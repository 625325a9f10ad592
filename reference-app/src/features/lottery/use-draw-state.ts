import { useSyncExternalStore } from "react";
import { ticker } from "@lobbykit/design-system/foundations/ticker";
import { serverClock } from "../../shared/lib/clock.ts";
import { drawStateAt, type DrawState, type LotteryGame } from "./rules.ts";

/** Where the game stands now; renders again only when that changes. */
export function useDrawState(game: LotteryGame): DrawState {
  return useSyncExternalStore(ticker.subscribe, () =>
    drawStateAt(game, serverClock.isInDoubt() ? undefined : ticker.now()),
  );
}
