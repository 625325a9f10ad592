import { MutationObserver, notifyManager } from "@tanstack/react-query";
import { afterEach, describe, expect, test } from "vitest";
import { ApiError, type ApiErrorKind } from "@lobbykit/api-spec/client/errors";
import { session } from "../session/session.ts";
import { isWorthRetrying, memberKey, publicKey, queryClient, retryDelay } from "./query-client.ts";

const apiError = (kind: ApiErrorKind, status = 0, retryAfterMs?: number) =>
  new ApiError({ kind, status, code: "X", message: "x", operationId: "getModuleTree", retryAfterMs });

const member = { account: "demo", nickname: "Demo", id: "1", type: 0, toUpline: false, label: "" };

afterEach(() => {
  session.end();
  queryClient.clear();
});

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
