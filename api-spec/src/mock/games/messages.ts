/**
 * Messages between a game and the lobby around its frame (docs/games.md): plain objects sent by `postMessage`, each with the protocol's
 * name and version. Both sides check origin and source, and ignore unknown messages.
 */
export const PROTOCOL = "lobbykit.game";
export const PROTOCOL_VERSION = 1;

/** Sent by the game. Money is a decimal string and only for logging: the lobby requests the balance from its own server. */
export type GameMessage =
  | { type: "ready"; game: string }
  | { type: "balance" }
  | { type: "roundStarted"; roundId: string; stake: string }
  | { type: "roundEnded"; roundId: string; stake: string; payout: string }
  | { type: "paused" }
  | { type: "resumed" }
  | { type: "close" }
  | { type: "error"; code: string };

/** Sent to the game. */
export type LobbyMessage =
  | { type: "pause" }
  | { type: "resume" }
  | { type: "refresh" }
  | { type: "theme"; theme: "dark" | "light" }
  | { type: "close" };

const fieldOf = (data: unknown, name: string): unknown =>
  typeof data === "object" && data !== null ? Reflect.get(data, name) : undefined;

/** Reads a lobby message; undefined for anything else. */
export function readLobbyMessage(data: unknown): LobbyMessage | undefined {
  if (fieldOf(data, "protocol") !== PROTOCOL || fieldOf(data, "version") !== PROTOCOL_VERSION) return undefined;
  const type = fieldOf(data, "type");
  switch (type) {
    case "pause":
    case "resume":
    case "refresh":
    case "close":
      return { type };
    case "theme": {
      const theme = fieldOf(data, "theme");
      return theme === "dark" || theme === "light" ? { type, theme } : undefined;
    }
    default:
      return undefined;
  }
}
