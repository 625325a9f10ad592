import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "@lobbykit/api-spec/client/errors";
import { session } from "../session/session.ts";

/** Named freshness, so that no query carries a bare number. */
export const FRESH_MS = { moment: 5000, minute: 60_000, session: Number.POSITIVE_INFINITY } as const;

const MOST_TRIES = 3;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 5000;

/** The site closed while it was open here: the gate must ask again (F26). */
const CLOSING_CODES: readonly string[] = ["MAINTENANCE", "REGION_RESTRICTED"];

/** Only what may heal by itself is asked again, three tries at most (trust study I6). */
export function isWorthRetrying(failureCount: number, error: Error): boolean {
  if (failureCount >= MOST_TRIES - 1 || !(error instanceof ApiError)) return false;
  // A closed site names the minute it may be back in; the gate takes over at once.
  if (CLOSING_CODES.includes(error.code)) return false;
  return error.kind === "offline" || error.kind === "timeout" || error.kind === "server" || error.status === 429;
}

/** Doubling delays; the server's own `Retry-After` wins. */
export function retryDelay(failureCount: number, error: Error): number {
  if (error instanceof ApiError && error.retryAfterMs !== undefined) return error.retryAfterMs;
  return Math.min(FIRST_RETRY_MS * 2 ** failureCount, LONGEST_RETRY_MS);
}

/**
 * A failure stays fresh as long as an answer does: what is mounted meanwhile shows it and asks nothing. Parts that stand in place of a failed
 * one, and look at the same answer, would else ask for ever.
 */
const isOldFailure = ({ state }: { state: { errorUpdatedAt: number } }): boolean =>
  Date.now() - state.errorUpdatedAt >= FRESH_MS.minute;

/**
 * Lets a part that failed start over, at a press: failed questions are asked again, and what nobody shows is forgotten, as it may hold
 * what the part broke at.
 */
export function forgetFailures(): void {
  queryClient.removeQueries({ type: "inactive" });
  void queryClient.resetQueries({ predicate: ({ state }) => state.status === "error" && state.data === undefined });
}

/** Lets the gate ask again when a refusal says that the site has closed. */
function noticeClosing(error: Error): void {
  if (!(error instanceof ApiError) || !CLOSING_CODES.includes(error.code)) return;
  void queryClient.invalidateQueries({ queryKey: ["public", "getPermission"] });
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => {
      if (queryKey[1] !== "getPermission") noticeClosing(error);
    },
  }),
  mutationCache: new MutationCache({ onError: noticeClosing }),
  defaultOptions: {
    queries: {
      retry: isWorthRetrying,
      retryDelay,
      retryOnMount: isOldFailure,
      staleTime: FRESH_MS.minute,
      refetchOnWindowFocus: false,
    },
    // Money must never be sent later by itself (D12).
    mutations: { retry: false, networkMode: "always" },
  },
});

/** Key of a public answer: equal for everyone. */
export const publicKey = (operationId: string, params: object = {}) => ["public", operationId, params] as const;

const memberScope = (): string => `member:${session.get().epoch}`;

/** Key of a member's answer: the session's epoch keeps users apart (data path 1). */
export const memberKey = (operationId: string, params: object = {}) => [memberScope(), operationId, params] as const;

// The member left or changed: nothing of theirs stays, and nothing late can come back (F12).
session.subscribe(() => {
  const present: readonly unknown[] = ["public", memberScope()];
  const isOfAnother = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => !present.includes(queryKey[0]) };
  void queryClient.cancelQueries(isOfAnother);
  queryClient.removeQueries(isOfAnother);
});
