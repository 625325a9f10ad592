import { describe, expect, it } from "vitest";
import { fixtureContext, operationOf } from "../../../test/support/context.ts";
import { received } from "../../../test/support/received.ts";
import {
  bearerOf,
  bodyOf,
  caseBy,
  exampleOf,
  OPTIONS,
  SPARE,
  start,
  told,
} from "../../../test/support/servers/scripted-runner.ts";
import { scriptedServer } from "../../../test/support/servers/scripted-server.ts";
import type { Answer } from "../../judge/answer.ts";
import { exampleCase } from "../../plan/generate/example-cases.ts";
import { CannotRun } from "../cannot-run.ts";
import { Runner } from "./runner.ts";

const guest = () => received(200, { value: { token: "token-of-a-guest" } });

describe("signing in", () => {
  it("opens a session for each account, whose token later cases send", async () => {
    const { runner, server } = start();
    const results = [await runner.signIn("member"), await runner.signIn("agent")];
    expect(results.map((result) => result?.tried.id)).toEqual(["login › sign in", "login › sign in as agent"]);
    expect(server.requests.map(bodyOf)).toEqual([
      { username: "rahim", password: "rahim-password" },
      { username: "agent", password: "agent-password" },
    ]);
    await runner.runCase(exampleOf("getBalance"));
    await runner.runCase(exampleOf("listTeam"));
    await runner.runCase(caseBy("getBalance", { kind: "session", account: "agent" }));
    expect(server.requests.slice(2).map(bearerOf)).toEqual([
      "token-1-of-rahim",
      "token-2-of-agent",
      "token-2-of-agent",
    ]);
  });

  it.for([
    ["member", "rahim", "--username and --password"],
    ["agent", "agent", "--agent-username and --agent-password"],
    ["other", "nasrin", "--other-username and --other-password"],
  ] as const)("stops the run when the sign-in as %s is refused", async ([name, username, options]) => {
    const { runner } = start({ "POST /session": () => received(401, { code: "LOGIN_FAILED", message: "no" }) });
    const signing = runner.signIn(name);
    await expect(signing).rejects.toThrow(CannotRun);
    await expect(signing).rejects.toThrow(
      `Cannot log in as "${username}": POST /session answered 401 (LOGIN_FAILED: no). Give an account of the server with ${options}.`,
    );
  });

  it("says that the login does not exist when its address answers 404", async () => {
    const { runner } = start({ "POST /session": () => received(404, "<p>") });
    await expect(runner.signIn("member")).rejects.toThrow(
      "POST /session answered 404: the login does not exist. Build it first, name operations without a session with --only, or correct --url.",
    );
  });

  it.for<[string, Answer]>([
    ["fails", received(500, "panic")],
    ["gives no token", received(200, { value: {} })],
    ["gives an empty token", received(200, { value: { token: "" } })],
    ["gives a number", received(200, { value: { token: 7 } })],
    ["reports a failure in its envelope", received(200, { success: false, value: { token: "t" } })],
    ["is not answered", { failure: "no answer" }],
  ])("skips cases that need a session when the sign-in %s", async ([, answer]) => {
    const { runner, server } = start({ "POST /session": () => answer });
    expect((await runner.signIn("member"))?.tried.operationId).toBe("login");
    expect(told(await runner.runCase(exampleOf("getBalance")))).toEqual([
      "skipped: no session: the login returned no token",
    ]);
    expect(server.requests).toHaveLength(1);
  });

  it("skips the cases of a role that cannot sign in", async () => {
    const missing = {
      restricted: "no session of an account with few rights: set --restricted-username and --restricted-password",
      otherAgent: "no session of an agent with another team: set --other-agent-username and --other-agent-password",
      guest: "no session of a guest: the server does not open any",
    } as const;
    const { runner, server } = start();
    for (const role of ["restricted", "otherAgent", "guest"] as const) {
      await runner.signInAs(role);
      expect(told(await runner.runCase(caseBy("getBalance", { kind: "session", account: role })))).toEqual([
        `skipped: ${missing[role]}`,
      ]);
    }
    expect(server.asked).toEqual(["POST /guest"]);
  });

  it("opens the session of a role with the role's account, and a guest's session without an account", async () => {
    const { runner, server } = start({ "POST /guest": guest }, { spare: SPARE });
    for (const role of ["restricted", "otherAgent", "guest"] as const) {
      await runner.signInAs(role);
      await runner.runCase(caseBy("getBalance", { kind: "session", account: role }));
    }
    expect(server.requests.filter(({ url }) => url.endsWith("/balance")).map(bearerOf)).toEqual([
      "token-1-of-karim",
      "token-2-of-agent42",
      "token-of-a-guest",
    ]);
    expect(server.requests.find(({ url }) => url.endsWith("/guest"))?.headers["authorization"]).toBeUndefined();
  });

  it("signs in again for a call that needs a recent session, and repeats the call", async () => {
    const { runner, server } = start({
      "GET /balance": (wire) =>
        bearerOf(wire).startsWith("token-1")
          ? received(403, { code: "REAUTHENTICATION_REQUIRED" })
          : received(404, { code: "NOT_FOUND" }),
    });
    await runner.signIn("member");
    await runner.runCase(exampleOf("getBalance"));
    await runner.runCase(exampleOf("getBalance"));
    const asked = server.requests.filter(({ url }) => url.endsWith("/balance"));
    expect(asked.map(bearerOf)).toEqual(["token-1-of-rahim", "token-2-of-rahim", "token-2-of-rahim"]);
  });

  it("does nothing when the contract has no sign-in", async () => {
    const foreign = fixtureContext({
      components: { securitySchemes: { key: { type: "apiKey", in: "header", name: "X-Key" } } },
      paths: { "/a": { get: { operationId: "a", security: [{ key: [] }], responses: { "200": {} } } } },
    });
    const tried = exampleCase(foreign, operationOf(foreign, "a"), "a");
    const server = scriptedServer({ "GET /a": () => received(200) });
    const without = new Runner(foreign, OPTIONS, server.send);
    expect(await without.signIn("member")).toBeUndefined();
    expect(told(await without.runCase(tried))).toEqual([
      'skipped: no credentials for key: give them with --header "X-Key: …"',
    ]);
    const given = new Runner(foreign, { ...OPTIONS, headers: { "x-key": "k-123" } }, server.send);
    expect(told(await given.runCase(tried))).toEqual(["passed"]);
    expect(server.requests[0]?.headers["x-key"]).toBe("k-123");
    expect([...given.secrets]).toEqual([["k-123", "header-x-key"]]);
  });
});
