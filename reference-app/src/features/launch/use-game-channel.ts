import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { memberKey } from "../../shared/api/query-client.ts";
import { useTheme } from "../../shared/lib/theme.ts";
import { readGameMessage, tellGame } from "./game-messages.ts";

/** The launch has ended: the game was left alone for too long. */
const EXPIRED = "EXPIRED";

/** What a round changes: the balance, the result of the session, and what was played last. */
const MOVED_BY_PLAY = ["getWalletBalance", "getPlaySession", "listRecentGames"] as const;

export interface GameChannel {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Address of the game in the frame, once there is one. */
  address: string | undefined;
  /** The game must take no stake now (D15). */
  isPaused: boolean;
  onExpired: () => void;
  onClose: () => void;
}

/**
 * Talks with the game in the frame, and with nobody else (docs/games.md): a message counts when its origin, its window and its
 * shape are right. The game hears the theme and the pauses.
 */
export function useGameChannel({ frame, address, isPaused, onExpired, onClose }: GameChannel): void {
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
      // The balance says it all.
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
}
