import { commands } from "vitest/browser";
import type { HostileMarkup } from "../../../../.ci/corpora/read-corpus.ts";

declare module "vitest/browser" {
  interface BrowserCommands {
    readHostileMarkup: () => Promise<string>;
  }
}

/** Reads the collection of hostile markup, for tests that run in the browser. */
export async function readHostileMarkup(): Promise<HostileMarkup[]> {
  return JSON.parse(await commands.readHostileMarkup());
}
