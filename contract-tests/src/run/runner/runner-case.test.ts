import { describe, expect, it } from "vitest";
import { operationOf } from "../../../test/support/context.ts";
import { received } from "../../../test/support/received.ts";
import {
  bearerOf,
  bodyOf,
  caseBy,
  exampleOf,
  OPTIONS,
  page,
  RICH,
  start,
  told,
} from "../../../test/support/servers/scripted-runner.ts";
import { NO_PARAMETERS } from "../../../test/support/specs/small-spec.ts";
import { valueAt } from "../../json.ts";
import type { Authorization } from "../../plan/case.ts";
import { Runner } from "./runner.ts";

const tells = () => received(200, "it was rahim-password of nasrin-id-1");

describe("a case", () => {
  it.for<[string, Authorization, string | undefined]>([
    ["the shared session", { kind: "session" }, "Bearer token-1-of-rahim"],
    ["half a token", { kind: "session", shown: "half" }, "Bearer token-1-"],
    ["its own session", { kind: "own-session" }, "Bearer token-2-of-rahim"],
    ["no token", { kind: "none" }, undefined],
    ["a literal header", { kind: "literal", header: "Basic eA==" }, "Basic eA=="],
    ["an ended session", { kind: "ended-session", by: "logout" }, "Bearer token-2-of-rahim"],
  ])("sends %s", async ([, authorization, header]) => {
    const { runner, server } = start({ "DELETE /session": () => received(200) });
    await runner.signIn("member");
    await runner.runCase(caseBy("getBalance", authorization));
    expect(server.requests.at(-1)?.url).toBe("http://server.example/balance");
    expect(server.requests.at(-1)?.headers["authorization"]).toBe(header);
  });

  it("can send its token in the query, or a key in the header that it names", async () => {
    const { runner, server } = start();
    await runner.signIn("member");
    await runner.runCase(caseBy("getBalance", { kind: "session", shown: "in the query" }));
    await runner.runCase(caseBy("getBalance", { kind: "literal", header: "garbage", name: "X-Key" }));
    expect(server.asked[1]).toBe("GET /balance?access_token=token-1-of-rahim&token=token-1-of-rahim");
    expect(server.requests[2]?.headers).toMatchObject({ "x-key": "garbage" });
    expect(server.requests[2]?.headers["authorization"]).toBeUndefined();
  });

  it("is skipped when the session could not be ended", async () => {
    const { runner } = start({ "DELETE /session": () => received(500) });
    expect(told(await runner.runCase(caseBy("getBalance", { kind: "ended-session", by: "logout" })))).toEqual([
      "skipped: logout did not succeed",
    ]);
    expect(told(await runner.runCase(caseBy("getBalance", { kind: "ended-session", by: "gone" })))).toEqual([
      "skipped: gone did not succeed",
    ]);
  });

  it("is judged, and keeps the sent request and the duration", async () => {
    const { runner } = start({ "GET /balance": () => received(200, 7) });
    await runner.signIn("member");
    const result = await runner.runCase(exampleOf("getBalance"));
    expect(told(result)).toEqual(["failed", "schema · response 200 body: must be string"]);
    expect(result.wire).toMatchObject({ method: "GET", url: "http://server.example/balance" });
    expect(result.answer).toEqual(received(200, 7));
    expect(result.sent?.parameters).toEqual(NO_PARAMETERS);
    expect(Number.isInteger(result.durationMs)).toBe(true);
  });

  it("is skipped when another server serves the operation", async () => {
    const { runner, server } = start();
    const operation = { ...operationOf(RICH, "getClock"), servedAt: "https://elsewhere.example" };
    const moved = { ...RICH, contract: { ...RICH.contract, operations: [operation] } };
    const elsewhere = new Runner(moved, OPTIONS, server.send);
    expect(told(await elsewhere.runCase(exampleOf("getClock")))).toEqual([
      "skipped: the spec says that https://elsewhere.example serves it, not --url",
    ]);
    expect(server.requests).toEqual([]);
    await expect(runner.runCase(exampleOf("getClock", { operationId: "gone" }))).rejects.toThrow(
      "The plan names gone, which is not in the spec.",
    );
  });

  it("uses values from another answer, which is requested once", async () => {
    const { runner, server } = start({ "GET /items": () => page("item-7"), "GET /items/item-7": () => received(200) });
    await runner.signIn("member");
    await runner.runCase(exampleOf("getItem"));
    await runner.runCase(exampleOf("getItem"));
    expect(server.asked).toEqual(["POST /session", "GET /items?status=open", "GET /items/item-7", "GET /items/item-7"]);
    expect(server.requests[1]?.headers["authorization"]).toBe("Bearer token-1-of-rahim");
  });

  it("uses the documented value when the other answer has none", async () => {
    const { runner, server } = start({ "GET /items": () => ({ failure: "gone" }) });
    await runner.runCase(caseBy("getItem", { kind: "none" }));
    expect(server.asked.at(-1)).toBe("GET /items/item-99");
    expect(server.requests[0]?.headers["authorization"]).toBeUndefined();
  });

  it("sends the payment password of its account", async () => {
    const { runner, server } = start();
    await runner.signIn("member");
    await runner.runCase(exampleOf("transfer"));
    expect(server.requests.slice(1).map((wire) => valueAt(bodyOf(wire), "/secret"))).toEqual(["rahim-112233"]);
    expect(server.requests[1]?.headers["idempotency-key"]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("fails when the answer contains a password or another member's data", async () => {
    const { runner } = start({
      "GET /balance": () => ({ ...tells(), json: { hint: "rahim-password", of: "nasrin-id-1" } }),
      "GET /profile": (wire) => received(200, { id: bearerOf(wire).endsWith("nasrin") ? "nasrin-id-1" : "rahim-id" }),
    });
    for (const name of ["member", "agent", "other"] as const) await runner.signIn(name);
    await runner.learnPersonal();
    const leaks = [
      "leak · response 200 /hint: contains the password of an account",
      "leak · response 200 /of: contains what belongs to another member",
    ];
    const ofMember = told(await runner.runCase(exampleOf("getBalance")));
    expect(ofMember[0]).toBe("failed");
    expect(ofMember).toEqual(expect.arrayContaining(leaks));
    const ofAgent = told(await runner.runCase(caseBy("getBalance", { kind: "session", account: "agent" })));
    expect(ofAgent).toContain(leaks[0]);
    expect(ofAgent).not.toContain(leaks[1]);
  });

  it("sends no request for the data of another member when that member has no session", async () => {
    const { runner, server } = start();
    await runner.learnPersonal();
    expect(server.requests).toEqual([]);
  });

  it("names the account whose session it needs", () => {
    const { runner } = start();
    expect(runner.accountOf(exampleOf("getBalance"))).toBe("member");
    expect(runner.accountOf(exampleOf("listTeam"))).toBe("agent");
    expect(runner.accountOf(caseBy("listTeam", { kind: "session", account: "other" }))).toBe("other");
    expect(runner.accountOf(caseBy("getBalance", { kind: "own-session" }))).toBe("member");
    expect(runner.accountOf(caseBy("getBalance", { kind: "none" }))).toBeUndefined();
    expect(runner.accountOf(caseBy("getBalance", { kind: "literal", header: "" }))).toBeUndefined();
    expect(runner.accountOf(exampleOf("getBalance", { operationId: "gone" }))).toBeUndefined();
  });
});
