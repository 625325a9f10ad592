import { commands } from "vitest/browser";

declare module "vitest/browser" {
  interface BrowserCommands {
    readCorpus: (name: string) => Promise<string | null>;
  }
}

/** Entries of a collection of hostile inputs, such as "xss/open.json"; undefined where CORPORA names no folder that has it. */
export async function readCorpus<Entry>(name: string): Promise<Entry[] | undefined> {
  const text = await commands.readCorpus(name);
  return text === null ? undefined : JSON.parse(text);
}
