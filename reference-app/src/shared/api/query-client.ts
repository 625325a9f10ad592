import { MutationCache, notifyManager, type Query, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "@lobbykit/api-spec/client/errors";
import { session } from "../session/session.ts";

/** Named values for `staleTime`, in ms, so that no query uses a bare number. */
export const FRESH_MS = { moment: 5000, minute: 60_000, session: Number.POSITIVE_INFINITY } as const;

const MOST_TRIES = 3;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 5000;

/** Codes that mean the site has closed since it loaded: the system gate must check the status again (F26). */
const CLOSING_CODES: readonly string[] = ["MAINTENANCE", "REGION_RESTRICTED"];

/** Retries only errors that may be temporary, at most three times (trust study I6). */
export function isWorthRetrying(failureCount: number, error: Error): boolean {
  if (failureCount >= MOST_TRIES - 1 || !(error instanceof ApiError)) return false;
  // A closed site is not retried: the system gate shows its own page at once.
  if (CLOSING_CODES.includes(error.code)) return false;
  return error.kind === "offline" || error.kind === "timeout" || error.kind === "server" || error.status === 429;
}

/** The delay doubles with each try; the server's `Retry-After` takes precedence. */
export function retryDelay(failureCount: number, error: Error): number {
  if (error instanceof ApiError && error.retryAfterMs !== undefined) return error.retryAfterMs;
  return Math.min(FIRST_RETRY_MS * 2 ** failureCount, LONGEST_RETRY_MS);
}

/**
 * Treats a failure as fresh for as long as an answer would be. A component that mounts meanwhile shows the error and sends no request.
 * Without this, an error fallback that reads the same query would request it forever.
 */
const isOldFailure = ({ state }: { state: { errorUpdatedAt: number } }): boolean =>
  Date.now() - state.errorUpdatedAt >= FRESH_MS.minute;

/**
 * Resets failed parts when the visitor presses retry. Failed queries are requested again. Unused queries are removed, because bad data in
 * them may have caused the failure.
 */
export function forgetFailures(): void {
  queryClient.removeQueries({ type: "inactive" });
  void queryClient.resetQueries({ predicate: ({ state }) => state.status === "error" && state.data === undefined });
}

const isFailed = ({ state }: Query): boolean => state.status === "error" && state.fetchStatus === "idle";

/**
 * Requests failed answers again when the connection returns; those that nothing shows, when they are needed. The library does that only
 * when it has seen the connection end, but a page can open without one.
 */
export function followConnection(): void {
  addEventListener("online", () => {
    queryClient.removeQueries({ type: "inactive", predicate: isFailed });
    void queryClient.refetchQueries({ type: "active", predicate: isFailed });
  });
}

/** Makes the system gate check again when an error says that the site has closed. */
function noticeClosing(error: Error): void {
  if (!(error instanceof ApiError) || !CLOSING_CODES.includes(error.code)) return;
  void queryClient.invalidateQueries({ queryKey: ["public", "getPermission"] });
}

// The library's timer would come too late: on a busy phone, the browser handles the second press of a double tap before any timer, while
// the button does not yet know that its mutation is running (D12).
notifyManager.setScheduler(queueMicrotask);

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
    // Mutations are never paused and sent later, because money must not be sent without a new press (D12).
    mutations: { retry: false, networkMode: "always" },
  },
});

/** Query key of an answer that is the same for everyone. */
export const publicKey = (operationId: string, params: object = {}) => ["public", operationId, params] as const;

const memberScope = (): string => `member:${session.get().epoch}`;

/** Query key of a member's answer. The session's epoch, a counter of logins, keeps members apart (data path 1). */
export const memberKey = (operationId: string, params: object = {}) => [memberScope(), operationId, params] as const;

// When the member logs out or changes, this removes all their data and cancels late answers (F12).
session.subscribe(() => {
  const present: readonly unknown[] = ["public", memberScope()];
  const isOfAnother = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => !present.includes(queryKey[0]) };
  void queryClient.cancelQueries(isOfAnother);
  queryClient.removeQueries(isOfAnother);
});
