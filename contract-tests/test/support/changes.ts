import { setTimeout as wait } from "node:timers/promises";
import { objectOr, replaceAt, valueAt } from "../../src/json.ts";
import type { Plant } from "../faults/planted-fault.ts";
import type { Forward, ProxiedAnswer, ProxiedRequest } from "./servers/fault-proxy.ts";

export type Change = (answer: ProxiedAnswer, request: ProxiedRequest) => ProxiedAnswer;

const JSON_HEADERS = { "content-type": "application/json; charset=utf-8" };
export const isSuccess = ({ status }: ProxiedAnswer): boolean => status < 300;
export const jsonOf = ({ body }: Pick<ProxiedAnswer, "body">): unknown => JSON.parse(body || "null");
export const withJson = (answer: ProxiedAnswer, value: unknown): ProxiedAnswer => ({
  ...answer,
  body: JSON.stringify(value),
});

/** Creates a successful or failed response without asking the server. */
export const madeUp = (status: number, value: unknown): ProxiedAnswer => ({
  status,
  headers: { ...JSON_HEADERS, "cache-control": "no-store" },
  body: JSON.stringify(value),
});
export const saysYes = (value: unknown = null): ProxiedAnswer =>
  madeUp(200, { success: true, value, timestamp: Date.now() });
export const saysNo = (status: number, code: string, message = "no"): ProxiedAnswer =>
  madeUp(status, { success: false, code, message, timestamp: Date.now() });

/** Creates another request with the same caller's headers. */
export const alike = (request: ProxiedRequest, method: string, address: string, body?: unknown): ProxiedRequest => {
  const { "content-type": _, ...headers } = request.headers;
  const typed = body === undefined ? headers : { ...headers, ...JSON_HEADERS };
  return { method, address, headers: typed, body: body === undefined ? "" : JSON.stringify(body) };
};

export const onSuccess =
  (change: Change): Plant =>
  () =>
  async (request, forward) => {
    const answer = await forward(request);
    return isSuccess(answer) ? change(answer, request) : answer;
  };

export const onRefusal =
  (change: Change): Plant =>
  () =>
  async (request, forward) => {
    const answer = await forward(request);
    return answer.status < 400 ? answer : change(answer, request);
  };

/** Converts the value at a place of each successful response by `turned`. */
export const turn = (pointer: string, turned: (value: unknown) => unknown): Plant =>
  onSuccess((answer) => {
    const json = jsonOf(answer);
    return withJson(answer, replaceAt(json, pointer, turned(valueAt(json, pointer))));
  });

/** Replaces the value at a place of each successful response. */
export const set = (pointer: string, value: unknown): Plant => turn(pointer, () => value);

export const add = (pointer: string, name: string, value: unknown): Plant =>
  onSuccess((answer) => {
    const json = jsonOf(answer);
    return withJson(answer, replaceAt(json, pointer, { ...objectOr(valueAt(json, pointer)), [name]: value }));
  });

export const drop = (pointer: string, name: string): Plant =>
  onSuccess((answer) => {
    const json = jsonOf(answer);
    const { [name]: _, ...rest } = objectOr(valueAt(json, pointer));
    return withJson(answer, replaceAt(json, pointer, rest));
  });

/** Adds or replaces members in the body of each refusal. */
export const inRefusal = (members: object | ((request: ProxiedRequest) => object)): Plant =>
  onRefusal((answer, request) =>
    withJson(answer, {
      ...objectOr(jsonOf(answer)),
      ...(typeof members === "function" ? members(request) : members),
    }),
  );

export const setHeader = (name: string, value: string): Plant =>
  onSuccess((answer) => ({ ...answer, headers: { ...answer.headers, [name]: value } }));

export const dropHeader = (dropped: string): Plant =>
  onSuccess((answer) => {
    const { [dropped]: _, ...headers } = answer.headers;
    return { ...answer, headers };
  });

export const setStatus =
  (status: number): Change =>
  (answer) => ({ ...answer, status });

/** How long a refusal waits for the first successful response to a concurrent request, in milliseconds. */
const PATIENCE_MS = 2000;

/** Stores a value of the latest successful response. Refused requests wait for the first one. */
function latest<Value>() {
  const first = Promise.withResolvers<Value>();
  let value: Value | undefined;
  return {
    keep: (kept: Value) => {
      value = kept;
      first.resolve(kept);
    },
    recall: async (): Promise<Value | undefined> =>
      value ?? Promise.race([first.promise, wait(PATIENCE_MS, undefined, { ref: false })]),
  };
}

/** Answers every request with the latest successful response, so that it refuses none. */
export const acceptsAll: Plant = () => {
  const success = latest<ProxiedAnswer>();
  return async (request, forward) => {
    const answer = await forward(request);
    if (isSuccess(answer)) success.keep(answer);
    return (await success.recall()) ?? answer;
  };
};

/** Sends refused requests again with the token of the last successful request. `whom` selects the requests. */
export const letsIn =
  (whom: (request: ProxiedRequest, answer: ProxiedAnswer) => boolean): Plant =>
  () => {
    const good = latest<string>();
    return async (request, forward) => {
      const answer = await forward(request);
      if (isSuccess(answer)) good.keep(request.headers["authorization"] ?? "");
      if (isSuccess(answer) || !whom(request, answer)) return answer;
      const authorization = await good.recall();
      return authorization === undefined
        ? answer
        : forward({ ...request, headers: { ...request.headers, authorization } });
    };
  };

/** Repairs an invalid body that the server has refused and sends it again, so that an invalid request is accepted. */
export const mendsBody =
  (mend: (body: unknown) => unknown): Plant =>
  () =>
  async (request, forward) => {
    const answer = await forward(request);
    if (answer.status !== 400) return answer;
    try {
      return await forward({ ...request, body: JSON.stringify(mend(JSON.parse(request.body))) });
    } catch {
      return answer;
    }
  };

/** Lets a change take effect, and then secretly undoes it. */
export const undoes =
  (undo: (request: ProxiedRequest, forward: Forward) => Promise<unknown>): Plant =>
  () =>
  async (request, forward) => {
    const answer = await forward(request);
    if (isSuccess(answer)) await undo(request, forward);
    return answer;
  };

/** A cache that never refreshes: requests with the same `key` get the same response. Refusals are not cached. */
export const remembers =
  (key: (request: ProxiedRequest) => string): Plant =>
  () => {
    const known = new Map<string, ProxiedAnswer>();
    return async (request, forward) => {
      const answer = await forward(request);
      if (!isSuccess(answer)) return answer;
      const old = known.get(key(request)) ?? answer;
      known.set(key(request), old);
      return { ...old, body: freshly(old) };
    };
  };

const freshly = (answer: ProxiedAnswer): string =>
  JSON.stringify({ ...objectOr(jsonOf(answer)), timestamp: Date.now() });
export const byCaller = ({ headers, address }: ProxiedRequest): string => `${headers["authorization"]} ${address}`;

/** Delays responses. */
export const late =
  (delayMs: number, when: (request: ProxiedRequest) => boolean = () => true): Plant =>
  () =>
  async (request, forward) => {
    const answer = await forward(request);
    if (when(request)) await wait(delayMs, undefined, { ref: false });
    return answer;
  };

export const isMalformed = ({ body }: ProxiedRequest): boolean => {
  try {
    JSON.parse(body);
    return false;
  } catch {
    return body !== "";
  }
};
