import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { buildReferenceWhenStale, REFERENCE } from "../reference.ts";
import type { Reply } from "./handler.ts";

/** One build at a time, however many ask. */
let building: Promise<void> | undefined;

/** `GET /reference`: the contract as a page for people, built when the first one asks. */
export async function serveReference(): Promise<Reply> {
  building ??= buildReferenceWhenStale().finally(() => {
    building = undefined;
  });
  await building;
  const body = await readFile(REFERENCE, "utf8");
  return {
    status: 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": policyOf(body),
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    },
    body,
  };
}

/** Redocly's page carries its scripts in itself: just these may run. Its styles are written at run time. */
function policyOf(page: string): string {
  const scripts = [...page.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  return (
    `default-src 'none'; script-src ${scripts.join(" ")}; style-src 'unsafe-inline'; img-src data:; font-src data:; ` +
    "worker-src blob:; connect-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
  );
}
