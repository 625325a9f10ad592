import { hash } from "node:crypto";
import { VARY } from "./cors.ts";
import type { Reply } from "../handler.ts";
import type { Operation } from "./route-table.ts";

/** Clock values. They change constantly and must not change the ETag of a response. */
const CLOCK_READINGS = new Set(["timestamp", "serverTime", "remainTime", "lockTime"]);
const REVALIDATED = "public, max-age=0, must-revalidate";
const NEVER = "no-store";

/**
 * Adds Cache-Control, and a weak ETag where a public operation documents one (draw and catalogue lists, D10). Responds 304 when the client
 * has that version. Headers set by a handler take precedence.
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

/** Weak comparison of ETags (RFC 9110, 8.8.3.2). */
const isSameVersion = (left: string, right: string) =>
  left === "*" || left.replace(/^W\//, "") === right.replace(/^W\//, "");
