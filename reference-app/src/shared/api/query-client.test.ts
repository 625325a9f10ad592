import { MutationObserver, notifyManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ApiError, type ApiErrorKind } from "@lobbykit/api-spec/client/errors";
import { session } from "../session/session.ts";
import {
  forgetFailures,
  FRESH_MS,
  isWorthRetrying,
  memberKey,
  publicKey,
  queryClient,
  retryDelay,
} from "./query-client.ts";

const apiError = (kind: ApiErrorKind, status = 0, retryAfterMs?: number, code = "X") =>
  new ApiError({ kind, status, code, message: "x", operationId: "getModuleTree", retryAfterMs });

const member = { account: "demo", nickname: "Demo", id: "1", type: 0, toUpline: false, label: "" };

afterEach(() => {
  vi.useRealTimers();
  session.end();
  queryClient.clear();
});

const PERMISSION = publicKey("getPermission");
const HOT_GAMES = publicKey("listHotGames");
const REFUSED = apiError("business", 400);

/** Requests an answer that fails. */
const fail = (queryKey: readonly unknown[], error: Error): Promise<unknown> =>
  queryClient.fetchQuery({ queryKey, queryFn: () => Promise.reject(error) }).catch(() => undefined);
const isOutdated = (queryKey: readonly unknown[]) => queryClient.getQueryState(queryKey)?.isInvalidated;

describe("isWorthRetrying", () => {
  test.each([
    ["a lost connection", apiError("offline"), true],
    ["a late answer", apiError("timeout"), true],
    ["a failing server", apiError("server", 503), true],
    ["too many requests", apiError("business", 429), true],
    ["a refusal", apiError("business", 400), false],
    ["a forbidden call", apiError("forbidden", 403), false],
    ["an ended session", apiError("unauthenticated", 401), false],
    ["an answer that breaks the contract", apiError("contract", 200), false],
    ["an error in our own code", new TypeError("x"), false],
    ["the start of maintenance", apiError("server", 503, undefined, "MAINTENANCE"), false],
    ["the closing of a region", apiError("server", 503, undefined, "REGION_RESTRICTED"), false],
  ])("D21 decides correctly whether to retry after %s", (_title, error, isRetried) => {
    expect(isWorthRetrying(0, error)).toBe(isRetried);
  });

  test("D21 tries at most three times", () => {
    expect([0, 1, 2, 3].map((failures) => isWorthRetrying(failures, apiError("offline")))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("retryDelay", () => {
  test("D21 doubles from half a second up to five seconds", () => {
    const delays = [0, 1, 2, 3, 4, 10].map((failures) => retryDelay(failures, apiError("server", 500)));
    expect(delays).toEqual([500, 1000, 2000, 4000, 5000, 5000]);
  });

  test("D21 is the server's Retry-After if there is one", () => {
    expect(retryDelay(0, apiError("business", 429, 12_000))).toBe(12_000);
  });
});

describe("a failure", () => {
  test.each([
    ["MAINTENANCE", HOT_GAMES, true],
    ["REGION_RESTRICTED", HOT_GAMES, true],
    ["X", HOT_GAMES, false],
    ["MAINTENANCE", PERMISSION, false],
  ])(
    "D21 with the code %s of %j makes the app check whether the site is open: %s",
    async (code, queryKey, isChecked) => {
      queryClient.setQueryData(PERMISSION, {});
      await fail(queryKey, apiError("business", 503, undefined, code));
      expect(isOutdated(PERMISSION)).toBe(isChecked);
    },
  );

  test("D21 of a mutation makes the app check whether the site is open", async () => {
    queryClient.setQueryData(PERMISSION, {});
    const closed = apiError("business", 503, undefined, "MAINTENANCE");
    const mutation = new MutationObserver(queryClient, { mutationFn: () => Promise.reject(closed) });
    await mutation.mutate().catch(() => undefined);
    expect(isOutdated(PERMISSION)).toBe(true);
  });

  test.each([
    ["less than a minute old is shown without a new request", FRESH_MS.minute - 1, 0],
    ["a minute old is requested again", FRESH_MS.minute, 1],
  ])("D21 that is %s", async (_title, ageMs, calls) => {
    vi.useFakeTimers();
    await fail(HOT_GAMES, REFUSED);
    vi.advanceTimersByTime(ageMs);
    const queryFn = vi.fn<() => Promise<string[]>>(() => Promise.resolve([]));
    new QueryObserver(queryClient, { queryKey: HOT_GAMES, queryFn }).subscribe(() => undefined)();
    expect(queryFn).toHaveBeenCalledTimes(calls);
  });

  test("D21 is forgotten for a retry; answers that a part shows are kept, others are removed", async () => {
    const shown = publicKey("listGameVendors");
    queryClient.setQueryData(shown, ["koi"]);
    queryClient.setQueryData(publicKey("listGameTypes"), []);
    const leave = [HOT_GAMES, shown].map((queryKey) =>
      new QueryObserver(queryClient, {
        queryKey,
        queryFn: () => Promise.reject(REFUSED),
        retryOnMount: false,
      }).subscribe(() => undefined),
    );
    await fail(HOT_GAMES, REFUSED);
    forgetFailures();
    expect(queryClient.getQueryState(HOT_GAMES)).toMatchObject({ status: "pending", error: null });
    expect(queryClient.getQueryData(shown)).toEqual(["koi"]);
    expect(queryClient.getQueryState(publicKey("listGameTypes"))).toBeUndefined();
    for (const end of leave) end();
  });
});

test("D12 mutations are neither retried nor delayed until a connection returns", () => {
  expect(queryClient.getDefaultOptions().mutations).toMatchObject({ retry: false, networkMode: "always" });
});

describe("a member's cache", () => {
  test("R274 another member has other keys, and public answers keep theirs", () => {
    session.start("t-1", member);
    const before = memberKey("getWalletBalance");
    session.end();
    session.start("t-2", member);
    expect(memberKey("getWalletBalance")).not.toEqual(before);
    expect(publicKey("listHotGames", { count: 24 })).toEqual(["public", "listHotGames", { count: 24 }]);
  });

  test.each([
    ["a logout", () => session.end()],
    ["another login", () => session.start("t-2", member)],
  ])("R274 %s removes only the member's answers", (_title, change) => {
    session.start("t-1", member);
    const balance = memberKey("getWalletBalance");
    queryClient.setQueryData(balance, "25.00");
    queryClient.setQueryData(publicKey("listHotGames"), ["koi"]);
    change();
    expect(queryClient.getQueryData(balance)).toBeUndefined();
    expect(queryClient.getQueryData(publicKey("listHotGames"))).toEqual(["koi"]);
  });
});

test("D12 the page knows of a running mutation before the browser handles the next press", async () => {
  const mutation = new MutationObserver(queryClient, { mutationFn: async () => {} });
  const seen: string[] = [];
  // React subscribes with the same wrapper.
  mutation.subscribe(notifyManager.batchCalls(() => seen.push(mutation.getCurrentResult().status)));
  void mutation.mutate();
  // On a busy phone, the second press of a double tap already waits, and comes after the microtasks but before any timer.
  await Promise.resolve();
  expect(seen).toEqual(["pending"]);
});
