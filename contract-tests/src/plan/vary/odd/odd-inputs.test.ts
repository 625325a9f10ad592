import { describe, expect, it } from "vitest";
import { isObject, valueAt } from "../../../json.ts";
import { ODD_FORMS, ODD_TEXTS } from "./odd-texts.ts";
import { makePlan } from "../../plan.ts";
import { fixtureContext, operationOf } from "../../../../test/support/context.ts";

const context = fixtureContext();
const { cases } = makePlan(context, context.contract.operations);
const outcomes = (prefix: string) =>
  Object.fromEntries(
    cases
      .filter(({ id }) => id.startsWith(prefix))
      .map(({ id, expectation }) => [id.slice(prefix.length), expectation.outcome]),
  );
const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe("unusual bodies", () => {
  const RIGHT = ['{"a":"b","c":1}', "{}"];

  it.for(ODD_TEXTS.filter(({ kind }) => kind === "no JSON"))("$name: is not JSON", ({ make }) => {
    expect(RIGHT.map((right) => isJson(String(make(right))))).toEqual([false, false]);
  });

  it.for(ODD_TEXTS.filter(({ kind }) => kind === "no object"))("$name: is JSON but not an object", ({ make }) => {
    expect(RIGHT.map((right) => isObject(JSON.parse(String(make(right)))))).toEqual([false, false]);
  });

  it("must be refused when they are not a JSON object, and otherwise answered", () => {
    expect(outcomes("sendParcel › broken ")).toMatchObject({
      "truncated JSON": "refused",
      "trailing comma": "refused",
      NaN: "refused",
      "a list for the object": "refused",
      "deep nesting": "refused",
    });
    expect(outcomes("sendParcel › odd ")).toMatchObject({
      "a member twice": "answered",
      __proto__: "answered",
      "a byte order mark": "answered",
      "UTF-16": "answered",
      "invalid UTF-8": "answered",
    });
  });

  it("are not tried with an account's password, because many refusals could lock the account", () => {
    expect(Object.keys(outcomes("login › odd "))).toEqual(["foreign origin", "query unknown parameters"]);
  });

  it("are unusual forms when the operation accepts forms", () => {
    expect(Object.keys(outcomes("requestMail › odd "))).toEqual([
      ...ODD_FORMS.map(({ name }) => name),
      "query unknown parameters",
    ]);
  });
});

describe("unusual texts", () => {
  it("are tried in every string that the schema leaves free, and emoji count as one character each", () => {
    const odd = outcomes("sendParcel › odd ");
    expect(odd).toHaveProperty("body/title a NUL");
    expect(odd).toHaveProperty("body/delivery/street a lone surrogate");
    expect(odd).not.toHaveProperty("body/delivery/kind a NUL");
    const long = cases.find(({ id }) => id === "sendParcel › generated body/title emoji at maxLength");
    const { body } = long?.request ?? {};
    expect(valueAt(body && "value" in body ? body.value : undefined, "/title")).toBe("😀".repeat(30));
  });
});

describe("unusual queries", () => {
  it("have unknown parameters, and known parameters twice", () => {
    expect(outcomes("listItems › odd ")).toMatchObject({
      "query unknown parameters": "answered",
      "query page twice": "answered",
    });
  });
});

describe("unsupported methods", () => {
  it("are tried once for each path, without a body", () => {
    const tried = cases.filter(({ kind }) => kind === "method");
    expect(tried.map(({ id }) => id)).toContain("login › method PATCH");
    expect(tried.filter(({ operationId }) => operationId === "logout")).toEqual([]);
    expect(tried.every(({ request }) => request.body === undefined)).toBe(true);
    const changing = tried.filter(({ request }) => request.method !== "GET");
    expect(changing.every(({ request }) => request.authorization.kind === "none")).toBe(true);
  });
});

describe("invalid tokens", () => {
  it("are tried forged, in parts and in the wrong place", () => {
    expect(outcomes("getItem › access ")).toEqual({});
    expect(outcomes("listTeam › access ")).toEqual({
      "no token": "denied",
      "empty token": "denied",
      "garbage token": "denied",
      "wrong scheme": "denied",
      "token without a signature": "denied",
      "token of long ago": "denied",
      "token Basic": "denied",
      "token in the query": "denied",
      "token half": "denied",
      "token reversed": "denied",
      "token spaced": "denied",
      "lower-case scheme": "lawful",
    });
  });
});

describe("account roles", () => {
  it("are expected to be refused only when `closedTo` of the operation names them", () => {
    const listTeam = operationOf(context, "listTeam");
    const closed = { ...listTeam, marks: { ...listTeam.marks, closedTo: ["guest", "member"] } };
    const plan = makePlan(context, [closed]);
    const roles = plan.cases
      .filter(({ kind }) => kind === "role")
      .map(({ id, expectation }) => [id, expectation.outcome]);
    expect(roles).toEqual([
      ["listTeam › role restricted", "lawful"],
      ["listTeam › role guest", "forbidden"],
      ["listTeam › role member", "forbidden"],
    ]);
  });
});
