// A load test for k6, made by `lobbykit-contract k6` from an OpenAPI document. Generate it again when the document changes.
//
//   k6 run -e LOBBYKIT_CONTRACT_URL=https://staging.example load.js
//
// This file contains no secret. Environment variables supply what it needs:
//   LOBBYKIT_CONTRACT_URL                        the server
//   LOBBYKIT_CONTRACT_USERNAME, …_PASSWORD       a member's account, for operations that need a session
//   LOBBYKIT_CONTRACT_AGENT_USERNAME, …          an agent's account, for operations that need one
//   LOBBYKIT_CONTRACT_PAYMENT_PASSWORD           for operations that require it
//   LOBBYKIT_CONTRACT_HEADERS                    headers for every request, as lines of "Name: value"
//   RATE, DURATION, MAX_VUS, P95_MS              other values for rate, duration, number of clients and latency limit
import { check, fail } from "k6";
import { randomBytes } from "k6/crypto";
import encoding from "k6/encoding";
import exec from "k6/execution";
import http from "k6/http";
import { Counter, Trend } from "k6/metrics";

/**
 * @typedef {{ account: "username" | "password" | "paymentPassword" } | { fresh: "uuid" | "word" | "digits" } |
 *   { server: "address" } | { borrowed: string }} Source
 * @typedef {{ place: "path" | "query" | "header" | "cookie" | "body", tokens: string[], source: Source }} Fill
 * @typedef {{ type: string, value?: any, text?: string, base64?: string }} Body
 * @typedef {{ id: string, method: string, path: string, account: string | null,
 *   parameters: { path: Record<string, any>, query: Record<string, any>, header: Record<string, any>, cookie: Record<string, any> },
 *   body: Body | null, fills: Fill[], statuses: number[], types: string[] }} Call
 * @typedef {{ tokens: Record<string, string>, borrowed: Record<string, any> }} Supplies
 */

/** @type {{ rate: number, duration: string, accounts: string[], signIn: { call: Call, tokenPath: string[] } | null,
 *   loans: { key: string, call: Call, tokens: string[] }[], operations: Call[] }} */
const PLAN = {};

const RATE = Number(__ENV.RATE || PLAN.rate);
const P95_MS = Number(__ENV.P95_MS || 500);
const CLIENTS_A_REQUEST = 2;
const TOO_MANY_REQUESTS = 429;

/** @type {(id: string) => string} */
const metricOf = (id) => `operation_${id.replace(/[^A-Za-z0-9]/g, "_")}`.slice(0, 120);

/** @type {Record<string, Trend>} */
const durations = {};
/** @type {Record<string, string[]>} */
const thresholds = { checks: ["rate>0.99"], http_req_failed: ["rate<0.01"] };
for (const { id } of PLAN.operations) {
  durations[id] = new Trend(metricOf(id), true);
  thresholds[metricOf(id)] = [`p(95)<${P95_MS}`];
}
const rateLimited = new Counter("rate_limited");

export const options = {
  scenarios: {
    contract: {
      executor: "constant-arrival-rate",
      rate: RATE,
      timeUnit: "1s",
      duration: __ENV.DURATION || PLAN.duration,
      preAllocatedVUs: Math.max(1, Math.ceil(RATE / 2)),
      maxVUs: Number(__ENV.MAX_VUS || Math.max(10, RATE * CLIENTS_A_REQUEST)),
    },
  },
  thresholds,
  discardResponseBodies: true,
  summaryTrendStats: ["count", "avg", "med", "p(90)", "p(95)", "p(99)", "max"],
  userAgent: "lobbykit-contract-k6",
};

const url = (__ENV.LOBBYKIT_CONTRACT_URL || "").replace(/\/+$/, "");

/** @type {() => Record<string, string>} */
function givenHeaders() {
  /** @type {Record<string, string>} */
  const headers = {};
  for (const line of (__ENV.LOBBYKIT_CONTRACT_HEADERS || "").split("\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) headers[line.slice(0, colon).trim().toLowerCase()] = line.slice(colon + 1).trim();
  }
  return headers;
}
const GIVEN = givenHeaders();

/** @type {(account: string, field: string) => string} */
function credential(account, field) {
  const isShared = account === "member" || field === "paymentPassword";
  const name = field === "paymentPassword" ? "PAYMENT_PASSWORD" : field.toUpperCase();
  const variable = `LOBBYKIT_CONTRACT_${isShared ? "" : `${account.toUpperCase()}_`}${name}`;
  const value = __ENV[variable];
  if (!value) fail(`Set ${variable}.`);
  return value;
}

const HEX = "0123456789abcdef";
/** @type {(count: number) => number[]} */
const randoms = (count) => Array.from(new Uint8Array(randomBytes(count)));

const fresh = {
  uuid() {
    const bytes = randoms(16);
    bytes[6] = (bytes[6] & 0x0f) | 0x40;
    bytes[8] = (bytes[8] & 0x3f) | 0x80;
    const hex = bytes.map((byte) => HEX[byte >> 4] + HEX[byte & 15]).join("");
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
  },
  word: () => String.fromCharCode(...randoms(10).map((byte) => 97 + (byte % 26))),
  digits: () =>
    randoms(9)
      .map((byte, index) => (index === 0 ? 1 + (byte % 9) : byte % 10))
      .join(""),
};

/** @type {(value: any, tokens: string[]) => any} */
const valueAt = (value, tokens) =>
  tokens.reduce((inner, token) => (inner === null || inner === undefined ? undefined : inner[token]), value);

/** @type {(source: Source, call: Call, supplies: Supplies) => any} */
function valueOf(source, call, supplies) {
  if ("account" in source) return credential(call.account || "member", source.account);
  if ("fresh" in source) return fresh[source.fresh]();
  if ("server" in source) return url;
  return supplies.borrowed[source.borrowed];
}

/** @type {(target: any, tokens: string[], value: any) => void} */
function put(target, tokens, value) {
  const last = tokens[tokens.length - 1];
  const holder = valueAt(target, tokens.slice(0, -1));
  if (holder !== null && typeof holder === "object") holder[last] = value;
}

/** @type {(value: any) => string} */
const asText = (value) => (Array.isArray(value) ? value.map(String).join(",") : String(value));

/** @type {(values: Record<string, any>) => string} */
const encoded = (values) =>
  Object.keys(values)
    .flatMap((name) =>
      [values[name]].flat().map((value) => `${encodeURIComponent(name)}=${encodeURIComponent(asText(value))}`),
    )
    .join("&");

/** @type {(body: Body) => string | ArrayBuffer} */
function contentOf(body) {
  if (body.base64 !== undefined) return encoding.b64decode(body.base64);
  if (body.text !== undefined) return body.text;
  return body.type === "application/x-www-form-urlencoded" ? encoded(body.value) : JSON.stringify(body.value);
}

/**
 * Sends one request of the plan, after filling in generated values, values from other responses, and secrets.
 * @type {(call: Call, supplies: Supplies, responseType: "text" | "none") => import("k6/http").Response}
 */
function send(call, supplies, responseType) {
  const parameters = JSON.parse(JSON.stringify(call.parameters));
  const body = call.body && JSON.parse(JSON.stringify(call.body));
  for (const { place, tokens, source } of call.fills) {
    const value = valueOf(source, call, supplies);
    // When the other operation returns no value, the documented example stays.
    if (value === undefined) continue;
    if (place !== "body") parameters[place][tokens[0]] = value;
    else if (body && body.value !== undefined) put(body.value, tokens, value);
  }
  const path = call.path.replace(/\{([^}]+)\}/g, (_, name) => encodeURIComponent(asText(parameters.path[name])));
  const query = encoded(parameters.query);
  /** @type {Record<string, string>} */
  const headers = { accept: "application/json, */*;q=0.5" };
  for (const name of Object.keys(GIVEN)) headers[name] = GIVEN[name];
  for (const name of Object.keys(parameters.header)) headers[name.toLowerCase()] = asText(parameters.header[name]);
  const token = call.account === null ? undefined : supplies.tokens[call.account];
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  if (body) headers["content-type"] = body.type;
  const expected = call.statuses.map(Number);
  return http.request(call.method, `${url}${path}${query === "" ? "" : `?${query}`}`, body ? contentOf(body) : null, {
    headers,
    cookies: parameters.cookie,
    redirects: 0,
    responseType,
    responseCallback: http.expectedStatuses(...expected),
    // The path template as a name for all ids, to keep the number of metrics small.
    tags: { operation: call.id, name: `${call.method} ${call.path}` },
  });
}

/** @type {(call: Call, supplies: Supplies) => any} */
function answerTo(call, supplies) {
  const response = send(call, supplies, "text");
  if (!call.statuses.includes(response.status)) return undefined;
  try {
    return typeof response.body === "string" ? JSON.parse(response.body) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Logs in once for each account, and reads the ids that the requests need from the responses of other operations.
 * @type {() => Supplies}
 */
export function setup() {
  if (url === "") fail("Set LOBBYKIT_CONTRACT_URL.");
  /** @type {Supplies} */
  const supplies = { tokens: {}, borrowed: {} };
  const { signIn } = PLAN;
  for (const account of signIn ? PLAN.accounts : []) {
    if (!signIn) continue;
    const token = valueAt(answerTo({ ...signIn.call, account }, supplies), signIn.tokenPath);
    if (typeof token !== "string") fail(`Signing in as ${account} gave no token.`);
    supplies.tokens[account] = token;
  }
  /** @type {Record<string, any>} */
  const answers = {};
  for (const { key, call, tokens } of PLAN.loans) {
    if (!(call.id in answers)) answers[call.id] = answerTo(call, { ...supplies, borrowed: {} });
    supplies.borrowed[key] = valueAt(answers[call.id], tokens);
  }
  return supplies;
}

/**
 * Calls one operation per iteration, in turn.
 * @param {Supplies} supplies
 */
export default function (supplies) {
  const call = PLAN.operations[exec.scenario.iterationInTest % PLAN.operations.length];
  const response = send(call, supplies, "none");
  durations[call.id].add(response.timings.duration);
  if (response.status === TOO_MANY_REQUESTS) rateLimited.add(1, { operation: call.id });
  const type = (response.headers["Content-Type"] || "").split(";")[0].trim().toLowerCase();
  check(
    response,
    {
      "a documented success": ({ status }) => call.statuses.includes(status),
      "a documented content type": () => call.types.length === 0 || call.types.includes(type),
    },
    { operation: call.id },
  );
}
