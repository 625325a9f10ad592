import type { Operation } from "../../../spec/contract.ts";

const ACCESS = /(?:key|token|session|credential)s?$/i;
const ENDS = /^(?:revoke|delete|remove|expire|disable|end)$/i;

/** Whether the operation ends a key, a token or a session that its path names, which may be the one that the run itself sends. */
export function mayEndOwnAccess({ method, path, profile }: Operation): boolean {
  if (!profile.guessesResources) return false;
  const parts = path.split("/");
  const index = parts.findLastIndex((part) => part.startsWith("{"));
  const isEnding = method === "DELETE" || ENDS.test(parts[index + 1] ?? "");
  return isEnding && ACCESS.test(parts[index - 1] ?? "");
}
