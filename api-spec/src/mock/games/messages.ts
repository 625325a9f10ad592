/**
 * What a game and the lobby around its frame say to each other (docs/games.md): plain objects by `postMessage`, each with
 * the protocol's name and version. Both sides check origin and source, and drop what they do not know.
 */
export const PROTOCOL = "lobbykit.game";
export const PROTOCOL_VERSION = 1;

/** From the game. Money is a decimal string, for a log only: the lobby asks its own server what the balance is. */
export type GameMessage =
  | { type: "ready"; game: string }
  | { type: "balance" }
  | { type: "roundStarted"; roundId: string; stake: string }
  | { type: "roundEnded"; roundId: string; stake: string; payout: string }
  | { type: "paused" }
  | { type: "resumed" }
  | { type: "close" }
  | { type: "error"; code: string };

/** To the game. */
export type LobbyMessage =
  | { type: "pause" }
  | { type: "resume" }
  | { type: "refresh" }
  | { type: "theme"; theme: "dark" | "light" }
  | { type: "close" };

const fieldOf = (data: unknown, name: string): unknown =>
  typeof data === "object" && data !== null ? Reflect.get(data, name) : undefined;

/** The message in what a lobby posted; undefined for everything else. */
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
