import { useSyncExternalStore } from "react";
import { ticker } from "@lobbykit/design-system/foundations/ticker";
import { serverClock } from "../../../shared/clock/clock.ts";
import { drawStateAt, type DrawState, type LotteryGame } from "../rules.ts";

/** The game's current state. Renders again only when it changes. */
export function useDrawState(game: LotteryGame): DrawState {
  return useSyncExternalStore(ticker.subscribe, () =>
    drawStateAt(game, serverClock.isInDoubt() ? undefined : ticker.now()),
  );
}
