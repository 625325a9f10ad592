import type { Route } from "@playwright/test";

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the name of the field that holds the answer in an envelope (R427). */
const carrierOf = (envelope: Fields) => ("data" in envelope ? "data" : "value");

/** Returns a copy without its first list, or the same value when it has no list. */
function withoutList(value: unknown): unknown {
  if (!isFields(value)) return value;
  const list = Object.keys(value).find((name) => Array.isArray(value[name]));
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== list));
}

/** Returns a copy in which the first number at any depth is a text, or an equal copy when it has no number. */
function withTextForNumber(value: unknown): unknown {
  let isDone = false;
  const walk = (part: unknown): unknown => {
    if (isDone) return part;
    if (typeof part === "number") {
      isDone = true;
      return String(part);
    }
    if (Array.isArray(part)) return part.map(walk);
    return isFields(part) ? Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, walk(inner)])) : part;
  };
  return walk(value);
}

export type FailureName =
  | "500 for good"
  | "a page of a proxy"
  | "an empty 200"
  | "null"
  | "an empty object"
  | "success: false"
  | "a list that is missing"
  | "a number as text";

/** One kind of wrong answer that a server may give. */
export interface AnswerFailure {
  name: FailureName;
  /** Sends the wrong answer. Returns false when the correct answer has no part that this failure could change. */
  answer: (route: Route) => Promise<boolean>;
}

const fixed = (name: FailureName, answer: Parameters<Route["fulfill"]>[0]): AnswerFailure => ({
  name,
  answer: async (route) => {
    await route.fulfill(answer);
    return true;
  },
});

/** Sends the server's answer with a changed value. */
const changed = (name: FailureName, change: (value: unknown) => unknown): AnswerFailure => ({
  name,
  answer: async (route) => {
    const response = await route.fetch();
    const envelope: unknown = await response.json();
    if (!isFields(envelope)) throw new Error("The mock answered without its envelope.");
    const carrier = carrierOf(envelope);
    const value = change(envelope[carrier]);
    await route.fulfill({ response, json: { ...envelope, [carrier]: value } });
    return JSON.stringify(value) !== JSON.stringify(envelope[carrier]);
  },
});

const HTML = "<!doctype html><title>Bad gateway</title><h1>502</h1>";
const refusal = { success: false, code: "INTERNAL_ERROR", message: "It broke.", timestamp: Date.now(), value: null };

export const NULL_VALUE = changed("null", () => null);
export const EMPTY_VALUE = changed("an empty object", () => ({}));

export const ANSWER_FAILURES: readonly AnswerFailure[] = [
  fixed("500 for good", { status: 500, json: refusal }),
  fixed("a page of a proxy", { status: 502, contentType: "text/html", body: HTML }),
  fixed("an empty 200", { status: 200, contentType: "application/json", body: "" }),
  NULL_VALUE,
  EMPTY_VALUE,
  fixed("success: false", { status: 200, json: refusal }),
  changed("a list that is missing", withoutList),
  changed("a number as text", withTextForNumber),
];
