import { readFile } from "node:fs/promises";
import type { Reply } from "../handler.ts";
import { referencePolicy } from "../../reference-policy.ts";
import { INSTALLATION } from "../installation.ts";
import { htmlPage } from "./html.ts";

/** Only one build runs at a time; concurrent requests share it. */
let building: Promise<string> | undefined;

/** `GET /openapi.json`: the contract in one file, for tools that import it by its address. */
export const serveContract = async (): Promise<Reply> => ({
  headers: { "content-type": "application/json", "cache-control": "no-store" },
  body: await readFile(INSTALLATION.contractFile(), "utf8"),
});

/** `GET /reference`: the contract as a readable page. It is built at the first request. */
export async function serveReference(): Promise<Reply> {
  building ??= INSTALLATION.referenceFile().finally(() => {
    building = undefined;
  });
  const body = await readFile(await building, "utf8");
  return htmlPage(200, `${referencePolicy(body)}; frame-ancestors 'none'`, body);
}
