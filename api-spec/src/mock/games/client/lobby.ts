import { PROTOCOL, PROTOCOL_VERSION, readLobbyMessage, type GameMessage, type LobbyMessage } from "../messages.ts";

/**
 * Whether the page runs in the lobby's frame. A page in its own window has no lobby to talk to, because its opener is removed (trust study
 * A5).
 */
export const isFramed = (): boolean => window.parent !== window;

/**
 * Opens the message channel to the lobby around the frame. It posts only to that origin, and accepts only messages from that origin and
 * window.
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
