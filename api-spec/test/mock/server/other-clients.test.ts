import { request } from "node:http";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { seededRandom, type SeededRandom } from "../../../src/mock/world/random.ts";
import { bundle, child, isNode, operations, resolve, validator, type Operation } from "../../contract.ts";
import { COUNTS, seedOf } from "../../counts.ts";
import { openWorld, outboxOf, tokenOf, type Mock } from "../start-mock.ts";

/** `CLIENTS_SEED=…` repeats a run. */
const SEED = seedOf("CLIENTS_SEED");
const LOGOUT = "/wps/session/logout";

let mock: Mock;

describe("requests of common client libraries", () => {
  beforeEach(async () => {
    mock = await openWorld();
  });

  it.each([
    ["with an empty object, as axios does", "application/json", "{}"],
    ["with an empty form, as jQuery does", "application/x-www-form-urlencoded; charset=UTF-8", ""],
    ["as a form", "application/x-www-form-urlencoded", "a=b"],
    ["as plain text", "text/plain", "x"],
    ["with invalid JSON", "application/json", "{"],
  ])("R419 E002 a call that needs no body is executed when it is sent %s", async (_, type, text) => {
    const token = await tokenOf(mock, "demo");
    expect((await mock.call("DELETE", LOGOUT, { token, type, text })).status).toBe(200);
    expect((await mock.call("GET", "/wps/member/info", { token })).status).toBe(401);
  });

  it.each(["Application/X-WWW-Form-Urlencoded", "APPLICATION/X-WWW-FORM-URLENCODED; Charset=UTF-8"])(
    "E011 R439 a form is recognised by the content type %s",
    async (type) => {
      const text = "username=demo&email=demo%40example.com";
      expect((await mock.call("POST", "/wps/member/password/email", { type, text })).status).toBe(200);
      expect(await outboxOf(mock)).toMatchObject([{ kind: "email", to: "demo@example.com" }]);
    },
  );
});

const TYPES = [
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "text/plain",
  "application/jose",
  "application/problem+json",
  "image/png",
  "*/*",
  "",
];
const CHARSETS = ["", "; charset=utf-8", ";Charset=UTF-8", '; charset="utf-8"', "; charset=iso-8859-1"];
const NO_BODY = null;
const BODIES = [NO_BODY, "", "{}", "[]", "null", "0", "{", "a=b", '{"a":1}', "\u0000", "a=%"];

/** The same letters in random case. */
const inAnyCase = (text: string, random: SeededRandom) =>
  text.replaceAll(/[a-z]/g, (letter) => (random.chance(0.3) ? letter.toUpperCase() : letter));

interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

/** Sends what `fetch` cannot: a body with any method. */
const send = ({ method, path, headers, body }: Sent) =>
  new Promise<Answered>((resolveAnswer, reject) => {
    const length = body === NO_BODY ? {} : { "content-length": Buffer.byteLength(body) };
    const sending = request(mock.url + path, { method, headers: { ...mock.headers, ...headers, ...length } });
    sending.on("error", reject).on("response", (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      response.on("end", () => resolveAnswer({ status: response.statusCode ?? 0, text }));
    });
    sending.end(body ?? undefined);
  });

function strangeRequest({ path, method }: Operation, random: SeededRandom, token: string): Sent {
  const type = inAnyCase(random.pick(TYPES), random) + random.pick(CHARSETS);
  return {
    method: random.chance(0.2) ? random.pick(["HEAD", "OPTIONS"]) : method.toUpperCase(),
    path: path.replaceAll(/\{\w+\}/g, "1"),
    headers: {
      ...(!type.startsWith(";") && { "content-type": type }),
      ...(random.chance(0.5) && { authorization: `Bearer ${token}` }),
    },
    body: random.pick(BODIES),
  };
}

const contract = bundle();
const schemas = validator(contract);
const NOWHERE = [404, 405];
const OPERATIONS = operations(contract);
const readOf = ({ path }: Operation) => OPERATIONS.find((other) => other.path === path && other.method === "get");

interface Answered {
  status: number;
  text: string;
}

/** How an answer breaks the contract; undefined when it does not. */
function breachOf(operation: Operation, { method }: Sent, answered: Answered): string | undefined {
  const { status, text } = answered;
  if (method === "OPTIONS") return status === 204 ? undefined : `OPTIONS was answered by ${status}`;
  if (method !== "HEAD") return breachOfAnswer(operation, answered);
  if (text !== "") return "HEAD was answered with a body";
  // HEAD answers like GET, without the body (RFC 9110, 9.3.2).
  const read = readOf(operation);
  const isDocumented = read ? status in child(read.node, "responses") : status === 405;
  return isDocumented ? undefined : `HEAD was answered by ${status}`;
}

function breachOfAnswer({ node, pointer }: Operation, { status, text }: Answered): string | undefined {
  if (status >= 500) return `answered ${status}: ${text}`;
  const responses = child(node, "responses");
  const response = responses[status];
  if (!isNode(response)) return NOWHERE.includes(status) ? undefined : `${status} is not documented`;
  if (status < 400) return undefined;
  const { code }: { code?: string } = JSON.parse(text);
  const codes = resolve(contract, response)["x-error-codes"];
  if (!Array.isArray(codes) || !codes.includes(code)) return `${status} has no code ${code}`;
  const place = typeof response.$ref === "string" ? response.$ref : `${pointer}/responses/${status}`;
  const check = schemas.compile(`${place}/content/application~1json/schema`);
  return check(JSON.parse(text)) ? undefined : schemas.errors(check);
}

describe(`unusual requests (${COUNTS.strangeRequests} for each operation, CLIENTS_SEED=${SEED})`, () => {
  let token: string;
  beforeAll(async () => {
    mock = await openWorld();
    token = await tokenOf(mock, "demo");
  });

  it.each(OPERATIONS.map((operation) => [operation.id, operation] as const))(
    "R419 D21 %s answers every unusual request according to the contract",
    async (id, operation) => {
      const random = seededRandom(`${SEED} ${id}`);
      for (let number = 0; number < COUNTS.strangeRequests; number += 1) {
        const sent = strangeRequest(operation, random, token);
        expect([sent, breachOf(operation, sent, await send(sent))]).toEqual([sent, undefined]);
      }
    },
  );
});
