import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { memberKey } from "../../shared/api/query-client.ts";
import { useTheme } from "../../shared/theme/theme.ts";
import { readGameMessage, tellGame } from "./game-messages.ts";

/** The launch has expired because the game was idle too long. */
const EXPIRED = "EXPIRED";

/** Queries that a round changes: the balance, the session's result, and the last played games. */
const MOVED_BY_PLAY = ["getWalletBalance", "getPlaySession", "listRecentGames"] as const;

export interface GameChannel {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Address of the framed game, once it is known. */
  address: string | undefined;
  /** Whether the game must take no stakes now (D15). */
  isPaused: boolean;
  onExpired: () => void;
  onClose: () => void;
}

/**
 * Exchanges messages with the framed game only (docs/games.md). A message is accepted when its origin, window and shape are right. It sends
 * the theme and the pauses to the game.
 * @returns whether the game has said that it can be played. Other vendors' games may never say so.
 */
export function useGameChannel({ frame, address, isPaused, onExpired, onClose }: GameChannel): boolean {
  const queryClient = useQueryClient();
  const theme = useTheme();
  const [readyAddress, setReadyAddress] = useState<string>();
  const isReady = address !== undefined && readyAddress === address;

  const hear = useEffectEvent(({ origin, source, data }: MessageEvent<unknown>) => {
    const isOurs =
      source === frame.current?.contentWindow && address !== undefined && origin === new URL(address).origin;
    const message = isOurs ? readGameMessage(data) : undefined;
    switch (message?.type) {
      case "ready":
        setReadyAddress(address);
        return;
      case "balance":
        for (const operation of MOVED_BY_PLAY) void queryClient.invalidateQueries({ queryKey: memberKey(operation) });
        return;
      case "error":
        if (message.code === EXPIRED) onExpired();
        return;
      case "close":
        onClose();
        return;
      case "roundStarted":
      case "roundEnded":
      case undefined:
      // The lobby does nothing else after a round, because the refreshed balance shows the result.
    }
  });
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => hear(event);
    addEventListener("message", onMessage);
    return () => removeEventListener("message", onMessage);
  }, []);

  useEffect(() => {
    const game = frame.current?.contentWindow;
    if (!isReady || !game) return undefined;
    const { origin } = new URL(address);
    tellGame(game, origin, { type: "theme", theme });
    return undefined;
  }, [isReady, theme, address, frame]);

  useEffect(() => {
    const game = frame.current?.contentWindow;
    if (!isReady || !game || !isPaused) return undefined;
    const { origin } = new URL(address);
    tellGame(game, origin, { type: "pause" });
    return () => tellGame(game, origin, { type: "resume" });
  }, [isReady, isPaused, address, frame]);
  return isReady;
}
