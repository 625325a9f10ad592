import { hash } from "node:crypto";
import { VARY } from "./cors.ts";
import type { Reply } from "./handler.ts";
import type { Operation } from "./route-table.ts";

/** Readings of the server's clock: they move all the time and do not make an answer a new version of itself. */
const CLOCK_READINGS = new Set(["timestamp", "serverTime", "remainTime", "lockTime"]);
const REVALIDATED = "public, max-age=0, must-revalidate";
const NEVER = "no-store";

/**
 * Gives an answer its Cache-Control, and where a public operation documents an ETag (draw and catalogue lists,
 * D10) its weak entity tag; answers 304 when the caller has that version. A handler's own headers win.
 */
export function withCacheHeaders(operation: Operation, reply: Reply, ifNoneMatch: string | undefined): Reply {
  const isTagged = (reply.status ?? 200) === 200 && isPublic(operation) && documentsEntityTag(operation);
  if (!isTagged) return { ...reply, headers: { "cache-control": NEVER, ...reply.headers } };
  const headers = {
    etag: entityTagOf(reply.body),
    "cache-control": REVALIDATED,
    vary: VARY,
    ...reply.headers,
  };
  const isKnown = ifNoneMatch?.split(",").some((tag) => isSameVersion(tag.trim(), headers.etag));
  return isKnown ? { status: 304, headers, body: undefined } : { ...reply, headers };
}

export const isPublic = ({ security = [] }: Operation): boolean =>
  security.length === 0 || security.some((alternative) => alternative.length === 0);

const documentsEntityTag = (operation: Operation) =>
  operation.responses.some(
    ({ code, headers = [] }) => code === "200" && headers.some(({ name }) => name.toLowerCase() === "etag"),
  );

function entityTagOf(body: unknown): string {
  const text = JSON.stringify(body, (key, value: unknown) => (CLOCK_READINGS.has(key) ? undefined : value));
  return `W/"${hash("sha256", text, "base64url").slice(0, 22)}"`;
}

/** Weak comparison (RFC 9110, 8.8.3.2). */
const isSameVersion = (left: string, right: string) =>
  left === "*" || left.replace(/^W\//, "") === right.replace(/^W\//, "");
