import { randomUUID } from "node:crypto";
import type { World } from "../world/world.ts";
import { servePlay } from "./serve-play.ts";

/**
 * Plays one round of a launched game as its page would, for tests without a browser.
 * @param address the address that launchGame returned
 * @param stake decimal string, one of the game's stakes
 * @returns the round and the balance after it
 * @throws TypeError when the launch is not valid, or the game refuses the stake
 */
export function playRound(world: World, address: unknown, stake: unknown): unknown {
  const launched = typeof address === "string" ? URL.parse(address) : null;
  if (!launched) throw new TypeError("address is the one that launchGame answered");
  const url = new URL(`/play/api/round${launched.search}`, launched);
  const { status, body } = servePlay({ method: "POST", url, body: { key: randomUUID(), stake } }, world);
  const answer: unknown = JSON.parse(String(body));
  if (status !== 200) throw new TypeError(`The game refuses: ${Object(answer).code}`);
  return answer;
}
