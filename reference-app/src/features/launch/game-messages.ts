/**
 * Messages between a framed game and this lobby (docs/games.md): plain objects sent by `postMessage`, with the protocol's name and version.
 * The receiver has already checked origin and window.
 */
const PROTOCOL = "lobbykit.game";
const VERSION = 1;

/** Messages that the lobby handles. A game may send others, and later versions will. */
export type GameMessage =
  | { type: "ready" | "balance" | "roundStarted" | "roundEnded" | "close" }
  | { type: "error"; code: string };

export type LobbyMessage =
  | { type: "pause" | "resume" | "refresh" | "close" }
  | { type: "theme"; theme: "dark" | "light" };

const LONGEST_CODE = 40;

const fieldOf = (data: unknown, name: string): unknown =>
  typeof data === "object" && data !== null ? Reflect.get(data, name) : undefined;

/** The message in posted data; undefined for anything else. */
export function readGameMessage(data: unknown): GameMessage | undefined {
  if (fieldOf(data, "protocol") !== PROTOCOL || fieldOf(data, "version") !== VERSION) return undefined;
  const type = fieldOf(data, "type");
  switch (type) {
    case "ready":
    case "balance":
    case "roundStarted":
    case "roundEnded":
    case "close":
      return { type };
    case "error": {
      const code = fieldOf(data, "code");
      return typeof code === "string" && code.length <= LONGEST_CODE ? { type, code } : undefined;
    }
    default:
      return undefined;
  }
}

/** Sends a message to the game in `frame`, restricted to its origin, in case another page has replaced it. */
export const tellGame = (frame: Window, origin: string, message: LobbyMessage): void =>
  frame.postMessage({ protocol: PROTOCOL, version: VERSION, ...message }, origin);
