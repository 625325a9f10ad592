import { describe, expect, it } from "vitest";
import { fixtureContext } from "../../../../test/support/context.ts";
import { FOREIGN_FORMS } from "../../../foreign-address.ts";
import { makePlan } from "../../plan.ts";

const json = (schema: object, examples: object = {}) => ({ content: { "application/json": { schema, examples } } });
const answers = (properties: object) => ({ "200": json({ type: "object", properties }), "400": {}, "413": {} });
const TEXT = { type: "string" };

const plan = (() => {
  const context = fixtureContext({
    openapi: "3.1.1",
    paths: {
      "/profile": {
        get: {
          operationId: "getProfile",
          responses: answers({ name: TEXT, size: { type: "integer", "x-computed": { plus: [1] } } }),
        },
        put: {
          operationId: "setProfile",
          "x-repeat": { same: true },
          "x-contract": {
            partial: true,
            sets: { readBy: "getProfile", pointer: "/name", value: "$request.body#/name" },
          },
          requestBody: json(
            {
              type: "object",
              properties: {
                name: { ...TEXT, "x-ignores-case": true },
                phone: { ...TEXT, "x-typed-as": "digits" },
                number: { ...TEXT, "x-typed-as": "account" },
                about: { ...TEXT, maxLength: 3, "x-unit": "code-points" },
                home: { ...TEXT, "x-contract": { ownHost: true } },
              },
            },
            {
              both: { value: { name: "Anna", phone: "017", number: "AB1234", about: "me" } },
              phone: { value: { phone: "018" } },
            },
          ),
          responses: answers({}),
        },
      },
      "/plan": {
        put: {
          operationId: "setPlan",
          "x-contract": {
            spoilsAccount: true,
            sets: {
              readBy: "getProfile",
              pointer: "/size",
              value: 1,
              afterBody: { size: 1 },
              harmlessBody: { size: 2 },
            },
          },
          requestBody: json({ type: "object", properties: { size: { type: "integer" } } }),
          responses: answers({}),
        },
      },
      "/pay": {
        post: {
          operationId: "pay",
          "x-contract": {
            moves: [
              { readBy: "getProfile", pointer: "/size", amount: "$request.body#/amount", sign: -1 },
              {
                readBy: "getProfile",
                rows: "/goods",
                key: "/id",
                is: "$request.body#/good",
                where: { stock: [1, 2] },
                pointer: "/stock",
                amount: "$request.body#/amount",
                sign: -1,
              },
            ],
          },
          requestBody: json(
            { type: "object", properties: { amount: { ...TEXT, "x-unit": "money" } } },
            { one: { value: { amount: "5.00" } } },
          ),
          responses: answers({}),
        },
      },
      "/session": {
        delete: {
          operationId: "leave",
          security: [{ bearer: [] }],
          "x-contract": { endsSession: true },
          responses: answers({}),
        },
      },
      "/likes": {
        get: { operationId: "listLikes", responses: answers({ ids: { type: "array", items: { type: "integer" } } }) },
        delete: {
          operationId: "unlike",
          "x-repeat": { code: "GONE" },
          "x-now": ["/at"],
          "x-contract": { removes: { listedBy: "listLikes", rows: "/ids", key: "", value: "$request.query.id" } },
          parameters: [{ name: "id", in: "query", required: true, schema: { type: "integer" } }],
          responses: answers({}),
        },
      },
      "/goods": {
        get: {
          operationId: "listGoods",
          parameters: [
            { name: "count", in: "query", schema: { type: "integer", default: 24 } },
            { name: "back", in: "query", schema: TEXT, "x-contract": { ownHost: true } },
          ],
          responses: answers({ rows: { type: "array", items: { type: "object", properties: { id: TEXT } } } }),
        },
      },
    },
  });
  return makePlan(context, context.contract.operations);
})();
const found = (id: string) => plan.series.find((it) => it.id === id);
const bodyOf = (id: string, name: string) =>
  found(id)
    ?.groups.flat()
    .find((step) => step.name === name)?.request.body;

describe("the series for forms and effects that a spec documents", () => {
  it("read the rest before and after a change, before all cases, and without computed values", () => {
    const { groups = [], claims = [], isEarly } = found("setProfile › keeps the rest of getProfile") ?? {};
    const names = groups.flat().map(({ name }) => name);
    expect(names).toEqual(["before", "before again", "change", "after", "again", "after both"]);
    expect(claims).toMatchObject([
      { kind: "unchanged-fields", changed: { pointer: "/name" }, moving: ["size"] },
      { kind: "unchanged", before: "after", after: "after both", by: ["again"], calls: "repeated" },
    ]);
    expect(isEarly).toBe(true);
  });

  it("repeat a removal that may use up its object", () => {
    const { groups = [], claims = [] } = found("unlike › keeps the rest of listLikes") ?? {};
    const names = groups.flat().map(({ name }) => name);
    expect(names.slice(-2)).toEqual(["again", "after both"]);
    expect(claims.map(({ kind }) => kind)).toEqual(["unchanged-fields", "unchanged", "refused-again", "not-listed"]);
  });

  it("leave a field out, with a documented body", () => {
    expect(bodyOf("setProfile › keeps what is left out", "set")).toMatchObject({ value: { name: "Anna" } });
    expect(bodyOf("setProfile › keeps what is left out", "change another")).toMatchObject({ value: { phone: "018" } });
  });

  it("send a text in another form", () => {
    expect(bodyOf("setProfile › typed name", "in another form")).toMatchObject({ value: { name: "ANNA" } });
    expect(bodyOf("setProfile › typed phone", "in another form")).toMatchObject({ value: { phone: "০১৭" } });
    expect(bodyOf("setProfile › typed phone in groups", "in another form")).toMatchObject({
      value: { phone: "0 1-7\u200B" },
    });
    expect(bodyOf("setProfile › typed number in groups", "in another form")).toMatchObject({
      value: { number: "A B-1\u200B234" },
    });
  });

  it("send the longest text in code points of four bytes", () => {
    expect(bodyOf("setProfile › longest text about", "the longest text")).toMatchObject({ value: { about: "😀😀😀" } });
    expect(found("setProfile › longest text about")?.claims).toMatchObject([{ kind: "same-outcome" }]);
  });

  it("move an amount with decimals", () => {
    const moves = plan.series.filter(({ id }) => /^pay › effect on the money of getProfile(?: with|$)/.test(id));
    const bodies = moves.map((it) => it.groups.flat()[2]?.request.body);
    const amounts = ["5.00", "5.37", "5.5"];
    expect(bodies).toMatchObject(amounts.map((amount) => ({ value: { amount } })));
  });

  it("move the number in the row that the request names, of which the mark says what it is like", () => {
    const { groups = [], claims } =
      found("pay › effect on the money of getProfile in the row of $request.body#/good") ?? {};
    expect(groups.flat()[2]?.request.substitutions).toMatchObject([
      { pointer: "/good", source: { step: "before", rows: "/goods", field: "/id", where: { stock: [1, 2] } } },
    ]);
    expect(claims).toMatchObject([{ kind: "conserved", pointer: "/stock", row: { rows: "/goods", key: "/id" } }]);
  });

  it("call an operation that ends the session again with its token", () => {
    const again = plan.cases.find(({ id }) => id === "leave › access again");
    expect(again).toMatchObject({
      request: { authorization: { kind: "ended-session", by: "leave" } },
      expectation: { outcome: "denied" },
    });
  });

  it("send the same request again, which must have the same result", () => {
    const again = found("setProfile › repeat")?.groups.flat().at(-1);
    expect(again?.expectation).toEqual({ outcome: "accepted", needsState: false });
    expect(again?.crossStepChecks).toMatchObject([{ kind: "same", step: "first" }]);
  });

  it("ask for a time that is that of the call", () => {
    expect(found("unlike › now")?.claims).toMatchObject([{ kind: "near", step: "call", pointer: "/at" }]);
  });

  it("send a change that must wait after one that does not", () => {
    const { groups = [], claims } = found("setPlan › effect read by getProfile at /size") ?? {};
    expect(groups.flat().map(({ name }) => name)).toEqual(["earlier", "change", "read"]);
    expect(claims).toMatchObject([{ kind: "stored", value: 1 }]);
    expect(found("setPlan › keeps the rest of getProfile")).toBeUndefined();
  });

  it("send a parameter with its default, and leave it out", () => {
    const counts = found("listGoods › defaults")
      ?.groups.flat()
      .map(({ request }) => request.parameters.query["count"]);
    expect(counts).toEqual([undefined, 24, undefined]);
  });

  it("send foreign addresses that look like the server's, which must be refused", () => {
    const cases = plan.cases.filter(({ id }) => id.startsWith("setProfile › broken body home on a foreign host "));
    expect(
      cases.map(({ request }) => request.substitutions.find(({ pointer }) => pointer === "/home")?.source),
    ).toEqual(FOREIGN_FORMS.map((foreign) => ({ server: "address", foreign })));
    expect(cases.map(({ expectation }) => expectation.outcome)).toEqual(FOREIGN_FORMS.map(() => "refused"));
  });

  it("send an address on a foreign host, which must be refused, and a valid body that is too large", () => {
    const cases = plan.cases.filter(({ id }) => /foreign host$|valid and too large/.test(id));
    expect(cases.map(({ id, expectation }) => `${id} ${expectation.outcome}`).toSorted()).toEqual([
      "listGoods › broken query back on a foreign host refused",
      "pay › generated valid and too large lawful",
      "setProfile › broken body home on a foreign host refused",
      "setProfile › generated valid and too large lawful",
    ]);
  });
});
