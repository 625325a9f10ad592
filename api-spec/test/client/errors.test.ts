import { describe, expect, it } from "vitest";
import { ApiError, type ApiErrorKind } from "../../src/client/errors.ts";
import { clientOf, errorOf, refusal, reply, startFixture, success, TIMESTAMP, type Respond } from "./fixture-server.ts";

const CREDENTIALS = { type: "username", username: "demo", password: "demo-1234" } as const;
const SHORT_DEADLINE_MS = 50;
const PAGE = "<!doctype html><title>Gateway</title>";

const lose: Respond = (response) => reply(response, 401, refusal("UNAUTHENTICATED"));

describe("D21 the kinds of error", () => {
  const member: [string, Respond, ApiErrorKind, string, number][] = [
    [
      "a token that the server does not know",
      (r) => reply(r, 401, refusal("UNAUTHENTICATED")),
      "unauthenticated",
      "UNAUTHENTICATED",
      401,
    ],
    [
      "a session without the permission",
      (r) => reply(r, 403, refusal("ACCOUNT_RESTRICTED")),
      "forbidden",
      "ACCOUNT_RESTRICTED",
      403,
    ],
    ["a refusal", (r) => reply(r, 400, refusal("INVALID_URL")), "business", "INVALID_URL", 400],
    ["a refusal with status 200", (r) => reply(r, 200, refusal("QUOTA_EXCEEDED")), "business", "QUOTA_EXCEEDED", 200],
    ["too many requests", (r) => reply(r, 429, refusal("TOO_MANY_REQUESTS")), "business", "TOO_MANY_REQUESTS", 429],
    ["a server error", (r) => reply(r, 500, refusal("INTERNAL_ERROR")), "server", "INTERNAL_ERROR", 500],
    ["maintenance", (r) => reply(r, 503, refusal("MAINTENANCE")), "server", "MAINTENANCE", 503],
    ["an HTML page with status 502", (r) => reply(r, 502, PAGE), "server", "SERVER_FAILURE", 502],
    ["a success with status 500", (r) => reply(r, 500, success("1.00")), "server", "SERVER_FAILURE", 500],
    ["an HTML page instead of JSON", (r) => reply(r, 200, PAGE), "contract", "BROKEN_CONTRACT", 200],
    ["broken JSON", (r) => reply(r, 200, '{"success":true,"val'), "contract", "BROKEN_CONTRACT", 200],
    ["JSON without the envelope", (r) => reply(r, 200, { balance: "1.00" }), "contract", "BROKEN_CONTRACT", 200],
    ["an envelope without a value", (r) => reply(r, 200, { success: true }), "contract", "BROKEN_CONTRACT", 200],
    ["a failure without a code", (r) => reply(r, 400, { success: false }), "contract", "BROKEN_CONTRACT", 400],
    ["the JSON null", (r) => reply(r, 200, null), "contract", "BROKEN_CONTRACT", 200],
    ["an empty answer", (r) => reply(r, 200, ""), "contract", "BROKEN_CONTRACT", 200],
    ["no content", (r) => void r.writeHead(204).end(), "contract", "BROKEN_CONTRACT", 204],
    ["an HTML page with status 404", (r) => reply(r, 404, PAGE), "contract", "BROKEN_CONTRACT", 404],
    ["a dropped connection", (r) => void r.destroy(), "offline", "OFFLINE", 0],
    ["a connection dropped within the answer", cutShort, "offline", "OFFLINE", 0],
    ["no answer before the deadline", () => {}, "timeout", "TIMEOUT", 0],
    ["an answer that stalls before its end", stall, "timeout", "TIMEOUT", 0],
  ];

  it.each(member)("maps %s to its kind", async (_title, respond, kind, code, status) => {
    const { url } = await startFixture(respond);
    const deadline = kind === "timeout" ? { deadlineMs: SHORT_DEADLINE_MS } : {};
    const error = await errorOf(clientOf(url).call("getWalletBalance", deadline));
    expect(error).toMatchObject({ name: "ApiError", kind, code, status, operationId: "getWalletBalance" });
  });

  it("reports offline when no server listens", async () => {
    const { url, stop } = await startFixture(() => {});
    await stop();
    const error = await errorOf(clientOf(url).call("getWalletBalance"));
    expect(error).toMatchObject({ kind: "offline", code: "OFFLINE", status: 0 });
    expect(error.cause).toBeInstanceOf(Error);
  });

  it.each(["localhost:4010", "api.example", "ftp://api.example"])(
    "is none of these for the address %s, which the client refuses at once because no call could reach it",
    (address) => {
      expect(() => clientOf(address)).toThrow(
        new TypeError(
          `baseUrl must begin with https:// or http://, or be "" for the origin of the page, not "${address}".`,
        ),
      );
    },
  );

  it("is none of these for the origin of the page", () => {
    for (const address of ["", "/api", "https://api.example", "HTTP://localhost:4010/"])
      expect(() => clientOf(address)).not.toThrow();
  });

  it.each([
    [401, "LOGIN_FAILED"],
    [403, "NON_MEMBER"],
  ])("R416 reports status %i as a business error when the operation sends no token", async (status, code) => {
    const { url } = await startFixture((response) => reply(response, status, refusal(code)));
    const error = await errorOf(clientOf(url).call("login", { body: CREDENTIALS }));
    expect(error).toMatchObject({ kind: "business", code, status });
  });

  it("R216 keeps the captcha flag of a failed login", async () => {
    const body = refusal("LOGIN_FAILED", { value: { captcha: true } });
    const { url } = await startFixture((response) => reply(response, 400, body));
    const error = await errorOf(clientOf(url).call("login", { body: CREDENTIALS }));
    expect(error).toMatchObject({ kind: "business", code: "LOGIN_FAILED", value: { captcha: true } });
  });

  it("R233 keeps the valid details of a refused request and drops invalid ones", async () => {
    const part = { path: "body/username", message: "must not be empty" };
    const body = refusal("INVALID_REQUEST", { details: [part, "body/password", { path: 7 }] });
    const { url } = await startFixture((response) => reply(response, 422, body));
    const error = await errorOf(clientOf(url).call("login", { body: CREDENTIALS }));
    expect(error).toMatchObject({ kind: "business", code: "INVALID_REQUEST", details: [part] });
  });

  it("R419 keeps the server's message and the request id", async () => {
    const body = refusal("INTERNAL_ERROR", { requestId: "3f0c9a52-7d1b" });
    const { url } = await startFixture((response) => reply(response, 500, body));
    const error = await errorOf(clientOf(url).call("getWalletBalance"));
    expect(error).toMatchObject({ message: "Message of INTERNAL_ERROR", requestId: "3f0c9a52-7d1b" });
  });
});

describe("D21 the waiting time in Retry-After", () => {
  const inTwoMinutes = new Date(TIMESTAMP + 120_000).toUTCString();
  const past = new Date(TIMESTAMP - 120_000).toUTCString();

  it.each([
    ["a number of seconds", "300", 300_000],
    ["a date on the server's clock (D11)", inTwoMinutes, 120_000],
    ["a date in the past", past, 0],
    ["an invalid time", "soon", undefined],
  ])("reads %s", async (_title, header, expected) => {
    const body = refusal("MAINTENANCE");
    const { url } = await startFixture((response) => reply(response, 503, body, { "retry-after": header }));
    const error = await errorOf(clientOf(url).call("getWalletBalance"));
    expect(error.retryAfterMs).toBe(expected);
  });

  it("is read from an HTML error page, and is undefined without the header", async () => {
    const { url, heard } = await startFixture((response) =>
      reply(response, 502, PAGE, heard.length === 1 ? { "retry-after": "7" } : {}),
    );
    const client = clientOf(url);
    expect((await errorOf(client.call("getWalletBalance"))).retryAfterMs).toBe(7000);
    expect((await errorOf(client.call("getWalletBalance"))).retryAfterMs).toBeUndefined();
  });
});

describe("D5 a lost session", () => {
  it("is reported once for each call, and thrown", async () => {
    const { url } = await startFixture(lose);
    const told: ApiError[] = [];
    const client = clientOf(url, { onUnauthenticated: (error) => void told.push(error) });
    const errors = await Promise.all([errorOf(client.call("getWalletBalance")), errorOf(client.call("getMemberInfo"))]);
    expect(told).toHaveLength(2);
    expect(new Set(told)).toEqual(new Set(errors));
  });

  it("is not reported when there was no session", async () => {
    const { url } = await startFixture(lose);
    const told: ApiError[] = [];
    const client = clientOf(url, { token: () => undefined, onUnauthenticated: (error) => void told.push(error) });
    expect((await errorOf(client.call("getWalletBalance"))).kind).toBe("unauthenticated");
    expect(told).toEqual([]);
  });

  it("is not reported for an older token after a new login", async () => {
    let token = "old";
    const { url } = await startFixture((response, heard) => {
      token = "new";
      return lose(response, heard);
    });
    const told: ApiError[] = [];
    const client = clientOf(url, { token: () => token, onUnauthenticated: (error) => void told.push(error) });
    await errorOf(client.call("getWalletBalance"));
    expect(told).toEqual([]);
  });

  it("is not reported for other refusals", async () => {
    const { url } = await startFixture((response) => reply(response, 403, refusal("ACCOUNT_RESTRICTED")));
    const told: ApiError[] = [];
    const client = clientOf(url, { onUnauthenticated: (error) => void told.push(error) });
    await errorOf(client.call("getWalletBalance"));
    expect(told).toEqual([]);
  });
});

describe("D21 the caller's abort is not an error of the call", () => {
  it.each([
    ["an AbortError", undefined],
    ["the caller's reason", new Error("The page was left")],
    ["the caller's own TimeoutError", new DOMException("Too late for me", "TimeoutError")],
  ])("is thrown as %s", async (_title, reason) => {
    const controller = new AbortController();
    const { url } = await startFixture(() => controller.abort(reason));
    const outcome: unknown = await clientOf(url)
      .call("getWalletBalance", { signal: controller.signal })
      .catch((error: unknown) => error);
    expect(outcome).toBe(controller.signal.reason);
    expect(outcome).toMatchObject(reason ? {} : { name: "AbortError" });
  });

  it("sends nothing when the caller aborted before the call", async () => {
    const { url, heard } = await startFixture((response) => reply(response, 200, success("1.00")));
    await expect(clientOf(url).call("getWalletBalance", { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: "AbortError",
    });
    expect(heard).toEqual([]);
  });
});

/** Sends half an answer, then drops the connection. */
function cutShort(response: Parameters<Respond>[0]): void {
  response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
  response.write('{"success"', () => response.destroy());
}

/** Sends half an answer, then nothing more. */
function stall(response: Parameters<Respond>[0]): void {
  response.writeHead(200, { "content-type": "application/json" });
  response.write('{"success"');
}
