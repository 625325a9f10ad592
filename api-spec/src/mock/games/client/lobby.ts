import { PROTOCOL, PROTOCOL_VERSION, readLobbyMessage, type GameMessage, type LobbyMessage } from "../messages.ts";

/** A page opened by itself has no lobby to talk to: its opener is cut off (trust study A5). */
export const isFramed = (): boolean => window.parent !== window;

/**
 * The line to the lobby around the frame: it posts to that one origin, and hears only what comes from that origin and
 * that window.
 */
export function openLobby(origin: string, hear: (message: LobbyMessage) => void): (message: GameMessage) => void {
  if (!isFramed()) return () => undefined;
  addEventListener("message", (event) => {
    if (event.source !== window.parent || event.origin !== origin) return;
    const message = readLobbyMessage(event.data);
    if (message) hear(message);
  });
  return (message) => window.parent.postMessage({ protocol: PROTOCOL, version: PROTOCOL_VERSION, ...message }, origin);
}
