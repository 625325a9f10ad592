/**
 * What a game in its frame and this lobby say to each other (docs/games.md): plain objects by `postMessage`, each with the
 * protocol's name and version. Who hears one has checked its origin and its window before.
 */
const PROTOCOL = "lobbykit.game";
const VERSION = 1;

/** What the lobby acts on; a game may say more, and later versions will. */
export type GameMessage =
  | { type: "ready" | "balance" | "roundStarted" | "roundEnded" | "close" }
  | { type: "error"; code: string };

export type LobbyMessage =
  | { type: "pause" | "resume" | "refresh" | "close" }
  | { type: "theme"; theme: "dark" | "light" };

const LONGEST_CODE = 40;

const fieldOf = (data: unknown, name: string): unknown =>
  typeof data === "object" && data !== null ? Reflect.get(data, name) : undefined;

/** The message in what a frame posted; undefined for everything else. */
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

/** Says something to the game in `frame`, and to no other origin that may have taken its place. */
export const tellGame = (frame: Window, origin: string, message: LobbyMessage): void =>
  frame.postMessage({ protocol: PROTOCOL, version: VERSION, ...message }, origin);
