import type { Reply } from "./handler.ts";

/** Pages and pictures beside the contract: the testers' console, drawn art, playable games. */
export async function answerPage(_exchange: unknown, _worlds: unknown): Promise<Reply | undefined> {
  return undefined;
}
