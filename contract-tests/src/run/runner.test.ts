import { compactDecrypt, exportJWK, generateKeyPair } from "jose";
import { describe, expect, it } from "vitest";
import { fixtureContext, operationOf } from "../../test/support/context.ts";
import { received } from "../../test/support/received.ts";
import { RICH_SPEC } from "../../test/support/rich-spec.ts";
import { scriptedServer, type Script } from "../../test/support/scripted-server.ts";
import { NO_PARAMETERS } from "../../test/support/small-spec.ts";
import { isObject, objectOr, valueAt } from "../json.ts";
import type { Answer } from "../judge/answer.ts";
import type { Authorization, Case, Expectation, Series, Step } from "../plan/case.ts";
import { exampleCase } from "../plan/examples.ts";
import type { Journey } from "../plan/journey.ts";
import type { CaseResult } from "./result.ts";
import { CannotRun, Runner, type RunOptions } from "./run.ts";
import type { WireRequest } from "./send.ts";

const context = fixtureContext(RICH_SPEC);
const account = (name: string) => ({ username: name, password: `${name}-password`, paymentPassword: `${name}-112233` });
const ACCOUNTS = { member: account("rahim"), agent: account("agent"), other: account("nasrin") };
const SPARE = { restricted: account("karim"), otherAgent: account("agent42") };
const OPTIONS: RunOptions = { url: "http://server.example", accounts: ACCOUNTS };
const LAWFUL: Expectation = { outcome: "lawful" };

const bodyOf = ({ body, headers }: WireRequest): unknown =>
  headers["content-type"] === "application/json" ? JSON.parse(String(body)) : undefined;
const bearerOf = ({ headers }: WireRequest): string => (headers["authorization"] ?? "").replace("Bearer ", "");
/** Each sign-in gives another token, which names the account. */
const signsIn = (wire: WireRequest, count: number): Answer => {
  const { username } = objectOr(bodyOf(wire));
  return received(200, { token: undefined, value: { token: `token-${count}-of-${String(username)}` } });
};
const page = (...ids: string[]) => received(200, { value: { content: ids.map((id) => ({ id })) } });

function start(script: Script = {}, options: Partial<RunOptions> = {}) {
  const server = scriptedServer({ "POST /session": signsIn, ...script });
  return { server, runner: new Runner(context, { ...OPTIONS, ...options }, server.send) };
}

const exampleOf = (operationId: string, more: Partial<Case> = {}): Case => ({
  ...exampleCase(context, operationOf(context, operationId), `${operationId} › test`),
  expectation: LAWFUL,
  ...more,
});
const by = (operationId: string, authorization: Authorization): Case => {
  const tried = exampleOf(operationId);
  return { ...tried, request: { ...tried.request, authorization } };
};
const told = ({ verdict }: CaseResult): string[] => [
  verdict.reason === undefined ? verdict.outcome : `${verdict.outcome}: ${verdict.reason}`,
  ...verdict.findings.map(({ check, where, message }) => `${check} · ${where}: ${message}`),
];

const guest = () => received(200, { value: { token: "token-of-a-guest" } });

describe("signing in", () => {
  it("opens a session for each account, which later cases show", async () => {
    const { runner, server } = start();
    const results = [await runner.signIn("member"), await runner.signIn("agent")];
    expect(results.map((result) => result?.tried.id)).toEqual(["login › sign in", "login › sign in as agent"]);
    expect(server.requests.map(bodyOf)).toEqual([
      { username: "rahim", password: "rahim-password" },
      { username: "agent", password: "agent-password" },
    ]);
    await runner.runCase(exampleOf("getBalance"));
    await runner.runCase(exampleOf("listTeam"));
    await runner.runCase(by("getBalance", { kind: "session", account: "agent" }));
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
  ] as const)("as %s is refused: the run cannot go on", async ([name, username, options]) => {
    const { runner } = start({ "POST /session": () => received(401, { code: "LOGIN_FAILED", message: "no" }) });
    const signing = runner.signIn(name);
    await expect(signing).rejects.toThrow(CannotRun);
    await expect(signing).rejects.toThrow(
      `Cannot sign in as "${username}": POST /session answered 401 (LOGIN_FAILED: no). Give an account of the server with ${options}.`,
    );
  });

  it.for<[string, Answer]>([
    ["fails", received(500, "panic")],
    ["gives no token", received(200, { value: {} })],
    ["gives an empty token", received(200, { value: { token: "" } })],
    ["gives a number", received(200, { value: { token: 7 } })],
    ["says no in its envelope", received(200, { success: false, value: { token: "t" } })],
    ["is not answered", { failure: "no answer" }],
  ])("that %s leaves out what needs a session", async ([, answer]) => {
    const { runner, server } = start({ "POST /session": () => answer });
    expect((await runner.signIn("member"))?.tried.operationId).toBe("login");
    expect(told(await runner.runCase(exampleOf("getBalance")))).toEqual([
      "skipped: no session: signing in gave no token",
    ]);
    expect(server.requests).toHaveLength(1);
  });

  it("of a role leaves its cases out where it is not possible", async () => {
    const missing = {
      restricted:
        "no session of an account that may do little: --restricted-username and --restricted-password name one",
      otherAgent:
        "no session of an agent with another team: --other-agent-username and --other-agent-password name one",
      guest: "no session of a guest: the server opens none",
    } as const;
    const { runner, server } = start();
    for (const role of ["restricted", "otherAgent", "guest"] as const) {
      await runner.signInAs(role);
      expect(told(await runner.runCase(by("getBalance", { kind: "session", account: role })))).toEqual([
        `skipped: ${missing[role]}`,
      ]);
    }
    expect(server.asked).toEqual(["POST /guest"]);
  });

  it("of a role opens its session: by its account, or as a guest by none", async () => {
    const { runner, server } = start({ "POST /guest": guest }, { spare: SPARE });
    for (const role of ["restricted", "otherAgent", "guest"] as const) {
      await runner.signInAs(role);
      await runner.runCase(by("getBalance", { kind: "session", account: role }));
    }
    expect(server.requests.filter(({ url }) => url.endsWith("/balance")).map(bearerOf)).toEqual([
      "token-1-of-karim",
      "token-2-of-agent42",
      "token-of-a-guest",
    ]);
    expect(server.requests.find(({ url }) => url.endsWith("/guest"))?.headers["authorization"]).toBeUndefined();
  });

  it("is no part of a run whose contract has no sign-in", async () => {
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

const tells = () => received(200, "it was rahim-password of nasrin-id-1");

describe("a case", () => {
  it.for<[string, Authorization, string | undefined]>([
    ["the shared session", { kind: "session" }, "Bearer token-1-of-rahim"],
    ["half a token", { kind: "session", shown: "half" }, "Bearer token-1-"],
    ["a session of its own", { kind: "own-session" }, "Bearer token-2-of-rahim"],
    ["no session", { kind: "none" }, undefined],
    ["a header as it is written", { kind: "literal", header: "Basic eA==" }, "Basic eA=="],
    ["a session that was ended", { kind: "ended-session", by: "logout" }, "Bearer token-2-of-rahim"],
  ])("shows %s", async ([, authorization, header]) => {
    const { runner, server } = start({ "DELETE /session": () => received(200) });
    await runner.signIn("member");
    await runner.runCase(by("getBalance", authorization));
    expect(server.requests.at(-1)?.url).toBe("http://server.example/balance");
    expect(server.requests.at(-1)?.headers["authorization"]).toBe(header);
  });

  it("shows a token in the query, and a key where the spec wants it", async () => {
    const { runner, server } = start();
    await runner.signIn("member");
    await runner.runCase(by("getBalance", { kind: "session", shown: "in the query" }));
    await runner.runCase(by("getBalance", { kind: "literal", header: "garbage", name: "X-Key" }));
    expect(server.asked[1]).toBe("GET /balance?access_token=token-1-of-rahim&token=token-1-of-rahim");
    expect(server.requests[2]?.headers).toMatchObject({ "x-key": "garbage" });
    expect(server.requests[2]?.headers["authorization"]).toBeUndefined();
  });

  it("about a session that could not be ended says nothing", async () => {
    const { runner } = start({ "DELETE /session": () => received(500) });
    expect(told(await runner.runCase(by("getBalance", { kind: "ended-session", by: "logout" })))).toEqual([
      "skipped: logout did not succeed",
    ]);
    expect(told(await runner.runCase(by("getBalance", { kind: "ended-session", by: "gone" })))).toEqual([
      "skipped: gone did not succeed",
    ]);
  });

  it("is judged, and told with what was sent and how long it took", async () => {
    const { runner } = start({ "GET /balance": () => received(200, 7) });
    await runner.signIn("member");
    const result = await runner.runCase(exampleOf("getBalance"));
    expect(told(result)).toEqual(["failed", "schema · response 200 body: must be string"]);
    expect(result.wire).toMatchObject({ method: "GET", url: "http://server.example/balance" });
    expect(result.answer).toEqual(received(200, 7));
    expect(result.sent?.parameters).toEqual(NO_PARAMETERS);
    expect(Number.isInteger(result.durationMs)).toBe(true);
  });

  it("that the spec says somebody else serves is not sent", async () => {
    const { runner, server } = start();
    const operation = { ...operationOf(context, "getClock"), servedAt: "https://elsewhere.example" };
    const moved = { ...context, contract: { ...context.contract, operations: [operation] } };
    const elsewhere = new Runner(moved, OPTIONS, server.send);
    expect(told(await elsewhere.runCase(exampleOf("getClock")))).toEqual([
      "skipped: the spec says that https://elsewhere.example serves it, not --url",
    ]);
    expect(server.requests).toEqual([]);
    await expect(runner.runCase(exampleOf("getClock", { operationId: "gone" }))).rejects.toThrow(
      "The plan names gone, which is not in the spec.",
    );
  });

  it("has values of other answers in it, which are asked for once", async () => {
    const { runner, server } = start({ "GET /items": () => page("item-7"), "GET /items/item-7": () => received(200) });
    await runner.signIn("member");
    await runner.runCase(exampleOf("getItem"));
    await runner.runCase(exampleOf("getItem"));
    expect(server.asked).toEqual(["POST /session", "GET /items?status=open", "GET /items/item-7", "GET /items/item-7"]);
    expect(server.requests[1]?.headers["authorization"]).toBe("Bearer token-1-of-rahim");
  });

  it("has the documented value where the other answer has none", async () => {
    const { runner, server } = start({ "GET /items": () => ({ failure: "gone" }) });
    await runner.runCase(by("getItem", { kind: "none" }));
    expect(server.asked.at(-1)).toBe("GET /items/item-99");
    expect(server.requests[0]?.headers["authorization"]).toBeUndefined();
  });

  it("has the payment password of its account", async () => {
    const { runner, server } = start();
    await runner.signIn("member");
    await runner.runCase(exampleOf("transfer"));
    expect(server.requests.slice(1).map((wire) => valueAt(bodyOf(wire), "/secret"))).toEqual(["rahim-112233"]);
    expect(server.requests[1]?.headers["idempotency-key"]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("that tells a password, or what belongs to another member, fails", async () => {
    const { runner } = start({
      "GET /balance": () => ({ ...tells(), json: { hint: "rahim-password", of: "nasrin-id-1" } }),
      "GET /profile": (wire) => received(200, { id: bearerOf(wire).endsWith("nasrin") ? "nasrin-id-1" : "rahim-id" }),
    });
    for (const name of ["member", "agent", "other"] as const) await runner.signIn(name);
    await runner.learnPersonal();
    const leaks = [
      "leak · response 200 /hint: holds the password of an account",
      "leak · response 200 /of: holds what belongs to another member",
    ];
    const ofMember = told(await runner.runCase(exampleOf("getBalance")));
    expect(ofMember[0]).toBe("failed");
    expect(ofMember).toEqual(expect.arrayContaining(leaks));
    const ofAgent = told(await runner.runCase(by("getBalance", { kind: "session", account: "agent" })));
    expect(ofAgent).toContain(leaks[0]);
    expect(ofAgent).not.toContain(leaks[1]);
  });

  it("learns nothing of another member who has no session", async () => {
    const { runner, server } = start();
    await runner.learnPersonal();
    expect(server.requests).toEqual([]);
  });

  it("says whose session it needs, if any", () => {
    const { runner } = start();
    expect(runner.accountOf(exampleOf("getBalance"))).toBe("member");
    expect(runner.accountOf(exampleOf("listTeam"))).toBe("agent");
    expect(runner.accountOf(by("listTeam", { kind: "session", account: "other" }))).toBe("other");
    expect(runner.accountOf(by("getBalance", { kind: "own-session" }))).toBe("member");
    expect(runner.accountOf(by("getBalance", { kind: "none" }))).toBeUndefined();
    expect(runner.accountOf(by("getBalance", { kind: "literal", header: "" }))).toBeUndefined();
    expect(runner.accountOf(exampleOf("getBalance", { operationId: "gone" }))).toBeUndefined();
  });
});

describe("a server that does not answer", () => {
  it("is left alone at an operation after five times, and given up after twenty-five", async () => {
    const { runner, server } = start({ "GET /clock": () => ({ failure: "late" }), "GET /stamp": () => received(200) });
    const clock = async (times: number) => {
      for (let index = 0; index < times; index += 1) await runner.runCase(exampleOf("getClock"));
      return server.asked.filter((asked) => asked === "GET /clock").length;
    };
    expect(await clock(4)).toBe(4);
    await runner.runCase(exampleOf("getStamp"));
    expect(await clock(9)).toBe(5);
    expect(told(await runner.runCase(exampleOf("getClock")))).toEqual([
      "skipped: the operation gave no whole answer 5 times in a row",
    ]);
    expect(runner.reasonToGiveUp).toBeUndefined();
  });
});

describe("an encrypted body", () => {
  const encrypted: Case = (() => {
    const tried = exampleOf("login");
    const { body } = tried.request;
    const jose = body && "value" in body ? { ...body, mediaType: "application/jose", isEncrypted: true } : body;
    return { ...tried, request: { ...tried.request, body: jose } };
  })();

  it("is made with the key that the server publishes, which is fetched once", async () => {
    const { publicKey, privateKey } = await generateKeyPair("ECDH-ES", { crv: "P-256", extractable: true });
    const keys = [{ use: "sig", kty: "oct" }, "no key", { ...(await exportJWK(publicKey)), kid: "one" }];
    const { runner, server } = start(
      { "GET /.well-known/jwks.json": () => received(200, { keys }) },
      { headers: { "x-tenant": "acme" } },
    );
    await runner.runCase(encrypted);
    await runner.runCase(encrypted);
    expect(server.asked).toEqual(["GET /.well-known/jwks.json", "POST /session", "POST /session"]);
    expect(server.requests[0]?.headers).toEqual({ "x-tenant": "acme" });
    const { 1: sent } = server.requests;
    expect(sent?.headers["content-type"]).toBe("application/jose");
    const opened = await compactDecrypt(String(sent?.body), privateKey);
    expect(opened.protectedHeader).toMatchObject({ alg: "ECDH-ES", enc: "A256GCM", kid: "one" });
    expect(JSON.parse(new TextDecoder().decode(opened.plaintext))).toEqual({
      username: "rahim",
      password: "rahim-password",
    });
  });

  it.for<[string, Answer, string]>([
    ["none", received(200, { keys: [] }), "/.well-known/jwks.json (status 200) holds no key for encryption"],
    ["no list", received(404, {}), "/.well-known/jwks.json (status 404) holds no key for encryption"],
    ["keys for signing alone", received(200, { keys: [{ use: "sig" }] }), "holds no key for encryption"],
    ["no answer", { failure: "no answer within 1 s" }, "/.well-known/jwks.json: no answer within 1 s"],
    ["a broken key", received(200, { keys: [{ kty: "EC" }] }), "the key at /.well-known/jwks.json cannot be read: "],
  ])("cannot be made where the server publishes %s", async ([, answer, says]) => {
    const { runner } = start({ "GET /.well-known/jwks.json": () => answer });
    const [outcome, finding] = told(await runner.runCase(encrypted));
    expect(outcome).toBe("failed");
    expect(finding).toContain("encryption · request: ");
    expect(finding).toContain(says);
  });
});

describe("the secrets of a run", () => {
  it("are every password and token that it was given or shown, each by its name", async () => {
    const { runner } = start({}, { spare: SPARE, headers: { Authorization: "Bearer given" } });
    await runner.signIn("member");
    await runner.runCase(by("getBalance", { kind: "session", shown: "reversed" }));
    expect(Object.fromEntries(runner.secrets)).toEqual({
      "Bearer given": "header-authorization",
      given: "header-authorization-credential",
      "rahim-password": "member-password",
      "rahim-112233": "member-payment-password",
      "agent-password": "agent-password",
      "agent-112233": "agent-payment-password",
      "nasrin-password": "other-password",
      "nasrin-112233": "other-payment-password",
      "karim-password": "restricted-password",
      "karim-112233": "restricted-payment-password",
      "agent42-password": "otherAgent-password",
      "agent42-112233": "otherAgent-payment-password",
      "token-1-of-rahim": "member-token",
      "mihar-fo-1-nekot": "token-shown",
    });
  });
});

const stepOf = (name: string, tried: Case, more: Partial<Step> = {}): Step => ({
  ...tried,
  id: `series › ${name}`,
  name,
  bonds: [],
  isNeeded: false,
  ...more,
});
const seriesOf = (...groups: Step[][]): Series => ({ id: "series", groups });

const same = (step: string) => [{ kind: "same", step, pointer: "" } as const];

describe("a series", () => {
  it("goes group by group, the steps of a group at once, and rests where it says so", async () => {
    const events: string[] = [];
    const hear = (name: string) => () => {
      events.push(name);
      return received(200);
    };
    const rest = async (ms: number) => void events.push(`rest ${ms}`);
    const { runner } = start({ "GET /clock": hear("clock"), "GET /stamp": hear("stamp") }, { rest });
    const clock = exampleOf("getClock");
    const groups = [[stepOf("one", clock), stepOf("two", exampleOf("getStamp"))], [stepOf("three", clock)]];
    const results = await runner.runSeries({ id: "series", groups, rest: { before: 1, ms: 2600 } });
    expect(events).toEqual(["clock", "stamp", "rest 2600", "clock"]);
    expect(results.map(({ tried }) => tried.id)).toEqual(["series › one", "series › two", "series › three"]);
  });

  it("makes up a named value once, and takes values and headers from earlier answers", async () => {
    const script: Script = {
      "GET /clock": () => received(200, { id: "a1" }, { headers: { etag: '"7"' } }),
      "GET /stamp": () => received(200),
    };
    const { runner, server } = start(script);
    const stamp = exampleOf("getStamp");
    const filled: Case = {
      ...stamp,
      request: {
        ...stamp.request,
        substitutions: [
          { place: "query", pointer: "/id", source: { step: "first", pointer: "/id" } },
          { place: "header", pointer: "/If-None-Match", source: { step: "first", header: "etag" } },
          { place: "query", pointer: "/key", source: { named: "key", fresh: "word" } },
          { place: "query", pointer: "/gone", source: { step: "gone", pointer: "/id" } },
        ],
      },
    };
    await runner.runSeries(
      seriesOf([stepOf("first", exampleOf("getClock"))], [stepOf("a", filled)], [stepOf("b", filled)]),
    );
    expect(server.asked[1]).toMatch(/^GET \/stamp\?id=a1&key=[a-z]{10}$/);
    expect(server.asked[2]).toBe(server.asked[1]);
    expect(server.requests[1]?.headers["if-none-match"]).toBe('"7"');
  });

  it("leaves the rest out when a step that it needs has no success", async () => {
    const { runner, server } = start({ "GET /clock": () => received(400), "GET /stamp": () => received(200) });
    const needed = stepOf("first", exampleOf("getClock"), { isNeeded: true });
    const others = [stepOf("two", exampleOf("getStamp"), { isNeeded: true }), stepOf("three", exampleOf("getStamp"))];
    const results = await runner.runSeries(seriesOf([needed], ...others.map((step) => [step])));
    expect(results.slice(1).flatMap(told)).toEqual([
      'skipped: the step "first" had no success',
      'skipped: the step "first" had no success',
    ]);
    expect(server.asked).toEqual(["GET /clock"]);
  });

  it("goes on when a step that it does not need has no success", async () => {
    const { runner, server } = start({ "GET /clock": () => received(400), "GET /stamp": () => received(200) });
    await runner.runSeries(seriesOf([stepOf("first", exampleOf("getClock"))], [stepOf("two", exampleOf("getStamp"))]));
    expect(server.asked).toEqual(["GET /clock", "GET /stamp"]);
  });

  it("leaves a step out whose value is not there", async () => {
    const { runner, server } = start({ "GET /items": () => page() });
    await runner.signIn("member");
    const item = exampleOf("getItem");
    const source = { step: "list", pointer: "/value/content/0/id", isNeeded: true } as const;
    const asked = {
      ...item,
      request: { ...item.request, substitutions: [{ place: "path", pointer: "/id", source } as const] },
    };
    const results = await runner.runSeries(seriesOf([stepOf("list", exampleOf("listItems"))], [stepOf("item", asked)]));
    expect(results.slice(1).flatMap(told)).toEqual([
      "skipped: there is no value for path /id: the list has nothing that could be tried",
    ]);
    expect(server.asked).toEqual(["POST /session", "GET /items?status=open"]);
  });

  it("is judged by bonds and claims, which fail the step that breaks them", async () => {
    const { runner } = start({ "GET /clock": (_, count) => received(200, { now: 10 - count }) });
    const clock = exampleOf("getClock");
    const groups = [[stepOf("a", clock)], [stepOf("b", clock, { bonds: same("a") })]];
    const claim = {
      kind: "goes-on",
      first: "a",
      again: "b",
      pointer: "/now",
      moves: false,
      specPointer: "/s",
    } as const;
    const results = await runner.runSeries({ id: "series", groups, claims: [claim] });
    expect(results.map(told)).toEqual([
      ["passed"],
      [
        "failed",
        'replay · response 200 body: must be what the step "a" was answered',
        "clock · response 200 /now: went back from 9 to 8",
      ],
    ]);
  });
});

const journey = (...steps: Journey["steps"]): Journey => ({ id: "money/pay", summary: "", isOnce: false, steps });

const step = (
  id: string,
  operationId: string,
  more: Partial<Journey["steps"][number]> = {},
): Journey["steps"][number] => ({
  id,
  operation: operationOf(context, operationId),
  isControl: false,
  parameters: [],
  body: undefined,
  criteria: [{ type: "simple", condition: "$statusCode == 200", context: undefined }],
  outputs: {},
  ...more,
});

describe("a journey", () => {
  it("carries outputs from step to step, and keeps every token that it meets a secret", async () => {
    const { runner, server } = start({ "GET /profile": () => received(200, {}) }, { headers: { "x-tenant": "acme" } });
    const results = await runner.runJourney(
      journey(
        step("signIn", "login", {
          body: { mediaType: "application/json", payload: { username: "rahim", password: "x" } },
          outputs: { token: "$response.body#/value/token" },
        }),
        step("look", "getProfile", {
          parameters: [{ name: "Authorization", place: "header", value: "Bearer {$steps.signIn.outputs.token}" }],
        }),
      ),
    );
    expect(results.map(told)).toEqual([["passed"], ["passed"]]);
    expect(results.map(({ tried }) => tried.id)).toEqual(["journey money/pay › signIn", "journey money/pay › look"]);
    expect(server.requests[1]?.headers).toMatchObject({ authorization: "Bearer token-1-of-rahim", "x-tenant": "acme" });
    expect(runner.secrets.get("token-1-of-rahim")).toBe("token");
  });

  it("leaves the rest out after a step that does not hold, and names it", async () => {
    const { runner, server } = start({ "GET /clock": () => received(404), "GET /stamp": () => received(200) });
    const results = await runner.runJourney(
      journey(step("first", "getClock"), step("second", "getStamp"), step("third", "getStamp")),
    );
    expect(results.map((result) => told(result)[0])).toEqual([
      "failed",
      'skipped: the step "first" did not hold',
      'skipped: the step "first" did not hold',
    ]);
    expect(server.asked).toEqual(["GET /clock"]);
  });

  it("that can be gone on once is left out when its first step does not hold", async () => {
    const { runner } = start({ "GET /clock": () => received(404), "GET /stamp": () => received(200, {}) });
    const once = { ...journey(step("first", "getClock"), step("second", "getStamp")), isOnce: true };
    const reason = "skipped: its people have been through it before: it needs a fresh world";
    expect((await runner.runJourney(once)).map(told)).toEqual([[reason], [reason]]);
    const late = { ...journey(step("first", "getStamp"), step("second", "getClock")), isOnce: true };
    expect((await runner.runJourney(late)).map((result) => told(result)[0])).toEqual(["passed", "failed"]);
  });

  it("is not answered: the step fails, and the run goes on", async () => {
    const { runner } = start({ "GET /clock": () => ({ failure: "late" }) });
    const [result] = await runner.runJourney(
      journey(step("first", "getClock", { outputs: { all: "$response.body" } })),
    );
    expect(result && told(result)).toEqual(["failed", "no-answer · no response: late"]);
    expect(isObject(result?.wire)).toBe(true);
  });
});
