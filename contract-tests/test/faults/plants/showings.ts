import { valueAt } from "../../../src/json.ts";
import type { Ask, Showing } from "../listed-fault.ts";

/** The body of a launch of a game that everybody may play. */
export const LAUNCH = { vassalage: "LOBBYKIT", gameType: "RNG", nodeId: 1001, platform: "WEB", language: "en" };

/** Shows a fault by one read. */
export const reads = (username: string, address: string, headers?: Readonly<Record<string, string>>): Showing => ({
  username,
  by: (ask) => ask("GET", address, headers && { headers }),
});

/** Shows a fault by one call with a body and, where the call needs one, a key. */
export const sends = (username: string, method: string, address: string, body: unknown, key?: string): Showing => ({
  username,
  by: (ask) => ask(method, address, { body, ...(key !== undefined && { headers: { "idempotency-key": key } }) }),
});

/**
 * Reads the worth of the points before and after a stake that earns one point. Two points are worth one unit, so only an odd number of
 * points shows how the worth is rounded, and the number of points differs from day to day.
 */
export const readsWorthOfPoints = (username: string): Showing => ({
  username,
  by: async (ask) => {
    const address = "/wps/relay/MCS2_getPointBalance";
    await ask("GET", address);
    const game = await textAt(ask("POST", "/wps/game/launchGame", { body: LAUNCH }), "/content");
    await ask("POST", "/__mock/rounds", { body: { address: game, stake: "100.00" } });
    return ask("GET", address);
  },
});

/** Reads a value of a response, such as the id of a new entry. */
export const textAt = async (response: ReturnType<Ask>, pointer: string): Promise<string> =>
  String(valueAt(await response, pointer));

/** Opens a session of another member and returns its header. */
export async function bearerOf(ask: Ask, username: string): Promise<string> {
  const login = { type: "username", username, password: "demo-1234" };
  return `Bearer ${String(valueAt(await ask("POST", "/wps/session/login", { body: login }), "/token"))}`;
}
