import { describe, expect, it } from "vitest";
import { contextOfPaths, operationOf } from "../../../../test/support/context.ts";
import { loginSeries, wrongLoginCases } from "./login-rules.ts";

const text = { type: "string" };
const json = (properties: object, example?: object) => ({
  content: { "application/json": { schema: { type: "object", properties }, ...(example && { example }) } },
});

function loginWith({ body = {}, more = {}, refusals = {} }: { body?: object; more?: object; refusals?: object }) {
  const context = contextOfPaths({
    "/sessions": {
      post: {
        operationId: "login",
        security: [],
        requestBody: json({ email: text, password: text, ...body }, { email: "a@b.example", password: "x" }),
        responses: { "201": json({ token: text, expiresIn: { type: "integer" } }), ...refusals },
        ...more,
      },
    },
    "/me": { get: { operationId: "me", responses: { "200": json({ name: text }) } } },
  });
  return [context, operationOf(context, "login")] as const;
}

describe("the lifetime of a token", () => {
  it.for<[name: string, schema: object, seconds: number | undefined]>([
    ["lifetimeSeconds", { type: "integer", minimum: 1 }, 1],
    ["expires_in", { type: "integer", minimum: 5 }, 5],
    ["ttl", { type: "integer", minimum: 60 }, undefined],
    ["ttl", { type: "integer" }, undefined],
    ["lifetimeSeconds", { type: "string", minimum: 1 }, undefined],
    ["lifeStory", { type: "integer", minimum: 1 }, undefined],
  ])("is chosen by %s, %j: %j s", ([name, schema, seconds]) => {
    const [series] = loginSeries(...loginWith({ body: { [name]: schema } }));
    expect(series?.rest?.ms).toBe(seconds === undefined ? undefined : (seconds + 1) * 1000);
    const outcomes = series?.groups.flat().map((step) => step.expectation.outcome) ?? [];
    expect(outcomes).toEqual(seconds === undefined ? [] : ["lawful", "denied"]);
    const told = series?.claims?.map((claim) => claim.kind === "lifetime" && [claim.pointer, claim.seconds]) ?? [];
    expect(told).toEqual(seconds === undefined ? [] : [["/expiresIn", seconds]]);
  });
});

describe("the letter case of a name", () => {
  it.for<[description: string, steps: string[]]>([
    [
      "Upper and lower case do not matter in the email address; they do in the password.",
      ["as usual", "in other letter case"],
    ],
    ["The user name is case-insensitive.", ["as usual", "in other letter case"]],
    ["Upper and lower case do not matter in the captcha.", []],
    ["Logs in.", []],
  ])("is tried when the spec says %j", ([description, steps]) => {
    const all = loginSeries(...loginWith({ more: { description } }));
    expect(all.flatMap(({ groups }) => groups.flat()).map(({ name }) => name)).toEqual(steps);
  });
});

describe("wrong logins", () => {
  it("are sent at the end, with a name that nobody has, where the spec documents a limit", () => {
    const cases = wrongLoginCases(...loginWith({ refusals: { "429": { description: "Too many." } } }));
    expect(cases).toHaveLength(12);
    expect(new Set(cases.map(({ stage }) => stage))).toEqual(new Set(["sign-in"]));
    expect(cases[0]?.request.body).toMatchObject({ value: { email: "nobody-1@example.com" } });
    expect(wrongLoginCases(...loginWith({}))).toEqual([]);
  });
});
