import { describe, expect, it, vi } from "vitest";
import { received } from "../../test/support/received.ts";
import { NO_PARAMETERS, smallSpec } from "../../test/support/small-spec.ts";
import type { JsonObject } from "../json.ts";
import type { CaseBody, CaseRequest } from "../plan/case.ts";
import { LOBBYKIT } from "../profile/lobbykit.ts";
import { GENERIC } from "../profile/generic.ts";
import { missingCredentials, secretsIn, withGivenHeaders } from "./given-headers.ts";
import { createPace } from "./pace.ts";
import { guestOpener, personalReads, withShownQuery } from "./roles.ts";
import { secretsOf } from "./secrets.ts";
import { toWire, type WireRequest } from "./send.ts";
import { createSender, Stopped } from "./sender.ts";
import { secretsShown, showToken } from "./show-token.ts";
import { FRESH } from "./substitute.ts";
import { Watch } from "./watch.ts";
import { writeBody } from "./write-body.ts";
import { writeInHeader, writeInPath, writePairs } from "./write-value.ts";

const requestOf = (more: Partial<CaseRequest>): CaseRequest => ({
  parameters: NO_PARAMETERS,
  body: undefined,
  authorization: { kind: "none" },
  substitutions: [],
  ...more,
});
const parameter = (name: string, where: string, more: JsonObject = {}) => ({ name, in: where, schema: {}, ...more });

describe("a request as it goes out", () => {
  const { operation } = smallSpec(
    {
      parameters: [
        parameter("id", "path", { required: true }),
        parameter("ids", "query", { style: "pipeDelimited", explode: false }),
        parameter("X-List", "header", { explode: true }),
        parameter("crumbs", "cookie"),
      ],
      responses: {},
    },
    { path: "/things/{id}/{part}" },
  );
  const wireOf = (
    parameters: Partial<CaseRequest["parameters"]>,
    base = "http://a.example/v1/",
    more: Partial<CaseRequest> = {},
  ) => toWire(base, operation, requestOf({ parameters: { ...NO_PARAMETERS, ...parameters }, ...more }), undefined);

  it("has an address: the base, the path with its values, the query", () => {
    expect(wireOf({ path: { id: "a/b" } }).url).toBe("http://a.example/v1/things/a%2Fb/1");
    expect(wireOf({ query: { ids: [1, 2], q: "a b", gone: undefined } }, "http://a.example").url).toBe(
      "http://a.example/things/1/1?ids=1|2&q=a%20b",
    );
    expect(wireOf({ query: { list: ["a", "b"] } }).url).toBe("http://a.example/v1/things/1/1?list=a&list=b");
  });

  it("has headers: what is accepted, those of the case in lower case, cookies, the token", () => {
    expect(wireOf({}).headers).toEqual({ accept: "application/json, */*;q=0.5" });
    expect(wireOf({ header: { "X-List": { a: 1 }, Accept: "text/html", gone: undefined } }).headers).toEqual({
      accept: "text/html",
      "x-list": "a=1",
    });
    expect(wireOf({ cookie: { crumbs: ["a;", "b"], other: 1, gone: undefined } }).headers["cookie"]).toBe(
      "crumbs=a%3B; crumbs=b; other=1",
    );
    expect(wireOf({ header: { plain: ["a", "b"] } }).headers["plain"]).toBe("a,b");
    const token = toWire(
      "http://a.example",
      operation,
      requestOf({ parameters: { ...NO_PARAMETERS, header: { authorization: "x" } } }),
      "Bearer t",
    );
    expect(token.headers["authorization"]).toBe("Bearer t");
  });

  it("has the method of the operation, or another", () => {
    expect(wireOf({}).method).toBe("GET");
    expect(wireOf({}, undefined, { method: "PATCH" }).method).toBe("PATCH");
  });

  it("has a body and says of what type, where there is one", () => {
    const body = { mediaType: "application/json", value: { a: 1 }, isEncrypted: false };
    expect(wireOf({}, undefined, { body })).toMatchObject({
      body: '{"a":1}',
      headers: { "content-type": "application/json" },
    });
    expect(wireOf({})).toMatchObject({ body: undefined });
    expect(wireOf({}).headers).not.toHaveProperty("content-type");
  });
});

const part = (name: string, type: string | undefined, text: string) =>
  [
    "--lobbykit-contract-boundary",
    `content-disposition: form-data; name=${name}`,
    ...(type === undefined ? [] : [`content-type: ${type}`]),
    "",
    text,
  ].join("\r\n");

const value = (mediaType: string, it: unknown): CaseBody => ({ mediaType, value: it, isEncrypted: false });

const bodied = (content: JsonObject) =>
  smallSpec({ requestBody: { content }, responses: {} }, { method: "post" }).operation;

const write = (body: CaseBody, content: JsonObject = {}) => writeBody(bodied(content), body);

describe("a body", () => {
  it.for<[CaseBody, string, unknown]>([
    [{ mediaType: "a/b", text: "x" }, "a/b", "x"],
    [{ mediaType: "a/b", text: "x", padTo: 3 }, "a/b", "x  "],
    [{ mediaType: "a/b", text: "xyz", padTo: 3 }, "a/b", "xyz"],
    [{ mediaType: "image/png", base64: "AQID" }, "image/png", Buffer.from([1, 2, 3])],
    [value("application/json", "x"), "application/json", '"x"'],
    [value("application/json", undefined), "application/json", "null"],
    [value("*/*", { a: 1 }), "application/json", '{"a":1}'],
    [value("text/plain", "x"), "text/plain", "x"],
    [value("text/plain", 7), "text/plain", "7"],
    [
      value("application/x-www-form-urlencoded", { a: "b c", n: null, l: [1, 2] }),
      "application/x-www-form-urlencoded",
      "a=b+c&n=null&l=1&l=2",
    ],
    [value("application/x-www-form-urlencoded", 7), "application/x-www-form-urlencoded", ""],
  ])("%j is written as %s", ([body, contentType, content]) => {
    expect(write(body)).toEqual({ contentType, content });
    expect(write(body)).toEqual({ contentType, content });
  });

  it("of parts quotes names, and knows files by their schema", () => {
    const schema = {
      properties: {
        photo: { format: "binary" },
        photos: { items: { format: "binary" } },
        plain: { contentMediaType: "a/b", type: "string" },
      },
    };
    const encoding = { plain: { contentType: "text/csv, text/plain" }, any: { contentType: "image/*" } };
    const content = { "multipart/form-data": { schema, encoding } };
    const written = write(
      value("multipart/form-data", { 'a"\n': { b: 1 }, photo: "x", photos: ["y"], plain: "c", any: 1 }),
      content,
    );
    expect(written).toEqual({
      contentType: "multipart/form-data; boundary=lobbykit-contract-boundary",
      content: [
        part('"a%22%0A"', "application/json", '{"b":1}'),
        part('"photo"; filename="file"', "application/octet-stream", "lobbykit"),
        part('"photos"; filename="file"', "application/octet-stream", "lobbykit"),
        part('"plain"', "text/csv", "c"),
        part('"any"', undefined, "1"),
        "--lobbykit-contract-boundary--",
        "",
      ].join("\r\n"),
    });
  });
});

const writing = (style: string, isExploded: boolean, mediaType?: string) => ({ style, isExploded, mediaType });

describe("a value", () => {
  it("is written in its own media type, in the query as JSON alone", () => {
    expect(writePairs("a", { b: 1 }, writing("form", true, "application/json"))[0]?.texts).toEqual(['{"b":1}']);
    expect(writePairs("a", { b: 1 }, writing("form", true, "text/plain"))).toEqual([
      { name: "b", texts: ["1"], separator: "" },
    ]);
    expect(writeInPath("a", { b: 1 }, writing("simple", false, "text/plain"))).toBe("%7B%22b%22%3A1%7D");
    expect(writeInHeader({ b: 1 }, writing("simple", false, "application/json"))).toBe('{"b":1}');
  });

  it("that is deep is written only where it is an object", () => {
    expect(writePairs("a", [1], writing("deepObject", false))).toEqual([{ name: "a", texts: ["1"], separator: "," }]);
    expect(writePairs("a", { b: null, c: [{ d: 1 }] }, writing("deepObject", true))).toEqual([
      { name: "a[b]", texts: ["null"], separator: "" },
      { name: "a[c][d]", texts: ["1"], separator: "" },
    ]);
  });

  it("in a header is encoded when no header can hold it", () => {
    expect(writeInHeader("a\tÿ", writing("simple", false))).toBe("a\tÿ");
    expect(writeInHeader("a\u0001", writing("simple", false))).toBe("a%01");
    expect(writeInHeader(["a", { b: 1 }], writing("simple", true))).toBe('a,{"b":1}');
    expect(writeInHeader(undefined, writing("simple", false))).toBe("undefined");
  });
});

describe("given headers", () => {
  const schemes = {
    securitySchemes: {
      one: { type: "apiKey", in: "header", name: "X-One" },
      two: { type: "apiKey", in: "query", name: "two" },
      crumb: { type: "apiKey", in: "cookie", name: "crumb" },
    },
  };
  const { operation } = smallSpec(
    { security: [{ one: [], two: [] }, { crumb: [] }], responses: {} },
    { components: schemes },
  );
  const open = smallSpec({ responses: {} }).operation;
  const wire = { method: "GET", url: "http://a.example/x", headers: { cookie: "a=1" }, body: undefined };

  it("open an operation by one alternative of all", () => {
    expect(missingCredentials(operation, { "x-one": "1" })).toBe(
      'no credentials for two: give them with --header "two: …"',
    );
    expect(missingCredentials(operation, {})).toBe(
      'no credentials for one and two: give them with --header "X-One: …" --header "two: …"',
    );
    expect(missingCredentials(operation, { CRUMB: "1" })).toBeUndefined();
    expect(missingCredentials(operation, { "x-one": "1", two: "2" })).toBeUndefined();
    expect(missingCredentials(open, {})).toBe("no credentials for ");
  });

  it("go into the query, behind other cookies, and never over a header of the case", () => {
    expect(withGivenHeaders(wire, operation, { two: "a b", Crumb: "c" }, true)).toEqual({
      ...wire,
      url: "http://a.example/x?two=a%20b",
      headers: { cookie: "a=1; crumb=c" },
    });
    expect(withGivenHeaders({ ...wire, headers: {} }, operation, { crumb: "c" }, true).headers).toEqual({
      cookie: "crumb=c",
    });
    expect(withGivenHeaders(wire, operation, { Cookie: "no", "X-Two": "2" }, false).headers).toEqual({
      cookie: "a=1",
      "x-two": "2",
    });
    expect(withGivenHeaders(wire, operation, { "X-One": "k" }, true).headers).toEqual({ cookie: "a=1", "x-one": "k" });
    expect(withGivenHeaders(wire, operation, { "X-One": "k" }, false)).toEqual(wire);
  });

  it("are secrets with what stands behind the name of their scheme", () => {
    expect(secretsIn("Basic  eA==")).toEqual(["Basic  eA==", "eA=="]);
    expect(secretsIn("plain")).toEqual(["plain", "plain"]);
    const accounts = {
      member: { username: "a", password: "p", paymentPassword: "q" },
      agent: { username: "b", password: "p", paymentPassword: "r" },
    };
    expect(secretsOf(accounts, { "X-Key!": "Bearer k" })).toEqual([
      ["Bearer k", "header-x-key-"],
      ["k", "header-x-key--credential"],
      ["r", "agent-payment-password"],
      ["p", "agent-password"],
      ["q", "member-payment-password"],
      ["p", "member-password"],
    ]);
  });
});

describe("a token", () => {
  it.for([
    [undefined, "Bearer abcde"],
    ["lower-case scheme", "bearer abcde"],
    ["Basic", `Basic ${Buffer.from("token:abcde").toString("base64")}`],
    ["half", "Bearer abc"],
    ["reversed", "Bearer edcba"],
    ["spaced", "Bearer abc de"],
  ] as const)("is shown as %s: %s", ([form, header]) => {
    expect(showToken("abcde", form)).toEqual({ header });
  });

  it("is shown in the query, under both names that servers read", () => {
    const shown = showToken("abcde", "in the query");
    expect(shown).toEqual({ header: undefined, query: { access_token: "abcde", token: "abcde" } });
    const request = requestOf({ parameters: { ...NO_PARAMETERS, query: { q: 1 } } });
    expect(withShownQuery(request, shown).parameters.query).toEqual({ q: 1, access_token: "abcde", token: "abcde" });
    expect(withShownQuery(request, { header: "x" })).toBe(request);
  });

  it("is a secret however it is shown", () => {
    expect(secretsShown(showToken("abcde", "spaced"))).toEqual(["abc", "de"]);
    expect(secretsShown(showToken("abcde", "in the query"))).toEqual(["abcde", "abcde"]);
    expect(secretsShown({ header: undefined })).toEqual([]);
  });
});

describe("what is made up", () => {
  it("is new each time, and of its kind", () => {
    const made = Array.from({ length: 200 }, () => [FRESH.uuid(), FRESH.word(), FRESH.digits()]);
    for (const [uuid, word, digits] of made) {
      expect(uuid).toMatch(/^[0-9a-f-]{36}$/);
      expect(word).toMatch(/^[a-z]{10}$/);
      expect(digits).toMatch(/^[1-9]\d{8}$/);
    }
    expect(new Set(made.flat()).size).toBe(600);
  });
});

describe("roles", () => {
  it("find the operation that opens a guest's session, and the reads that tell who one is", () => {
    const personal = { "x-contract": { personal: true }, type: "string" };
    const content = {
      "application/json": {
        schema: { type: "object", properties: { id: personal, list: { type: "array", items: personal } } },
      },
    };
    const responses = { "200": { content } };
    const { contract } = smallSpec({ responses });
    expect(personalReads(contract).map(({ operation, pointers }) => [operation.id, pointers])).toEqual([
      ["thing", ["/id", "/list/*"]],
    ]);
    expect(guestOpener(contract)).toBeUndefined();
    expect(personalReads(smallSpec({ responses }, { method: "post" }).contract)).toEqual([]);
    expect(personalReads(smallSpec({ responses: {} }).contract)).toEqual([]);
    const demanding = { responses, parameters: [parameter("q", "query", { required: true })] };
    expect(personalReads(smallSpec(demanding).contract)).toEqual([]);
    const opener = smallSpec({ responses: {}, "x-contract": { opensSession: "guest" } }, { method: "post" });
    expect(guestOpener(opener.contract)?.id).toBe("thing");
    expect(guestOpener(smallSpec({ responses: {}, "x-contract": { opensSession: "host" } }).contract)).toBeUndefined();
  });
});

describe("the watch over answers", () => {
  const { operation } = smallSpec({ responses: {} });
  const account = { username: "a", password: "secret-1", paymentPassword: "secret-2" };
  const wire: WireRequest = {
    method: "GET",
    url: "http://a.example/x",
    headers: { authorization: "Bearer tok-123456" },
    body: undefined,
  };
  const look = (
    watch: Watch,
    json: unknown,
    session?: "member" | "agent" | "restricted" | "guest" | "other",
    sent = wire,
  ) => watch.look(operation, session, sent, received(200, json)).map(({ where, message }) => `${where}: ${message}`);

  it("knows the passwords of all accounts, where a run signs in", () => {
    const watch = new Watch([account, { ...account, password: "secret-3" }], LOBBYKIT);
    expect(look(watch, ["secret-1", "secret-2", "secret-3"])).toEqual([
      "response 200 /0: holds the password of an account",
      "response 200 /1: holds the payment password of an account",
      "response 200 /2: holds the password of an account",
    ]);
    expect(look(new Watch([account], GENERIC), ["secret-1"])).toEqual([]);
  });

  it("knows the token of the request, and where the contract gives one", () => {
    const watch = new Watch([], LOBBYKIT);
    expect(look(watch, { value: { token: "tok-123456" } })).toEqual([]);
    expect(look(watch, { token: "tok-123456" })).toEqual(["response 200 /token: holds the token of the session"]);
    expect(look(watch, { token: "tok-123456" }, undefined, { ...wire, headers: {} })).toEqual([]);
    expect(
      look(watch, { token: "tok-123456" }, undefined, { ...wire, headers: { authorization: "tok-123456" } }),
    ).toEqual([]);
  });

  it("knows what is another member's, for sessions that see only their own", () => {
    const watch = new Watch([], LOBBYKIT);
    watch.addPersonal(["nasrin-1", "", 7, null]);
    const found = ["response 200 /0: holds what belongs to another member"];
    for (const session of ["member", "restricted", "guest", undefined] as const) {
      expect(look(watch, ["nasrin-1", "", 7], session)).toEqual(found);
    }
    for (const session of ["agent", "other"] as const) expect(look(watch, ["nasrin-1"], session)).toEqual([]);
  });

  it("does not blame a server for what the request said, in address, headers or body", () => {
    const watch = new Watch([], LOBBYKIT);
    const said = "panic: runtime error";
    expect(look(watch, [said])).toHaveLength(1);
    expect(look(watch, [said], undefined, { ...wire, url: `http://a.example/?q=${encodeURIComponent(said)}` })).toEqual(
      [],
    );
    expect(look(watch, [said], undefined, { ...wire, url: `http://a.example/?q=%zz${said}` })).toEqual([]);
    expect(look(watch, [said], undefined, { ...wire, headers: { "x-a": said } })).toEqual([]);
    expect(look(watch, [said], undefined, { ...wire, body: said })).toEqual([]);
    expect(look(watch, [said], undefined, { ...wire, body: new Uint8Array(Buffer.from(said)) })).toHaveLength(1);
  });

  it("tells what is true of the server as a whole once, and every breach", () => {
    const watch = new Watch([account], LOBBYKIT);
    const answer = received(200, ["secret-1"], { headers: { "x-powered-by": "PHP" } });
    const counts = [1, 2].map(() => watch.look(operation, undefined, wire, answer).length);
    expect(counts).toEqual([2, 1]);
    expect(watch.look(operation, undefined, wire, { failure: "late" })).toEqual([]);
  });
});

describe("pace and stopping", () => {
  it("lets nobody wait without a rate", async () => {
    const waited = vi.spyOn(globalThis, "setTimeout");
    await createPace(undefined)();
    expect(waited).not.toHaveBeenCalled();
    waited.mockRestore();
  });

  it("spreads requests evenly, whoever sends them: four at fifty a second take sixty milliseconds", async () => {
    const pace = createPace(50);
    const started = performance.now();
    await Promise.all([pace(), pace(), pace(), pace()]);
    // Timers may be a millisecond early.
    expect(performance.now() - started).toBeGreaterThan(55);
  });

  it("ends with an error of its own, before and while requests are on their way", async () => {
    const stop = new AbortController();
    const wire = { method: "GET", url: "http://127.0.0.1:1", headers: {}, body: undefined };
    const send = createSender({ rate: 0.001, signal: stop.signal });
    // The first one goes out at once, and finds nobody.
    expect(await send(wire)).toMatchObject({ failure: "no answer: ECONNREFUSED" });
    const waiting = send(wire);
    stop.abort();
    await expect(waiting).rejects.toThrow(Stopped);
    await expect(createSender({ signal: AbortSignal.abort() })(wire)).rejects.toThrow("The run was stopped.");
  });
});
