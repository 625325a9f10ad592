import { onTestFinished } from "vitest";
import type { Listening } from "./listen.ts";

/** Waits until a server listens, and closes it when the test has finished. Returns its URL. */
export async function openForTest(server: Promise<Listening>): Promise<string> {
  const listening = await server;
  onTestFinished(() => listening.close());
  return listening.url;
}
