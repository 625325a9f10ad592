import { describe, expect, it } from "vitest";
import { fixtureContext } from "../../../../test/support/context.ts";
import { makePlan } from "../../plan.ts";

const json = (schema: object, examples: object = {}) => ({ content: { "application/json": { schema, examples } } });
const ok = { "200": json({ type: "object" }), "422": {} };
const TEXT = { type: "string" };

const plan = (() => {
  const context = fixtureContext({
    openapi: "3.1.1",
    paths: {
      "/limits": { get: { operationId: "getLimits", responses: ok } },
      "/orders/{id}": {
        put: {
          operationId: "order",
          parameters: [{ name: "id", in: "path", required: true, schema: { ...TEXT, examples: ["1"] } }],
          "x-refusals": [
            { when: "the orders differ", code: "DIFFERENT", order: 1, change: { "/again": { value: "other" } } },
            {
              when: "the amount is too high",
              code: "TOO_HIGH",
              status: 422,
              names: "body/amount",
              order: 2,
              change: { "/amount": { operationId: "getLimits", pointer: "/most", plus: 1 } },
            },
            {
              when: "the password is wrong",
              code: "WRONG",
              order: 3,
              onlyTogether: true,
              change: { "/pin": { value: "0" } },
            },
            {
              when: "the order repeats the last one",
              code: "SAME",
              order: 4,
              change: { "/again": { value: "last" }, "/name": { value: "last" } },
            },
            { when: "the terms are missing", code: "TERMS", change: { "/terms": { remove: true } } },
            {
              when: "the order is done",
              code: "DONE",
              change: { "path/id": { operationId: "getLimits", rows: "/rows", field: "/id", where: { done: true } } },
            },
            {
              when: "the name is taken",
              code: "TAKEN",
              example: "short",
              change: { "/name": { account: "username" } },
            },
            {
              when: "the body cannot be decrypted",
              code: "CLOSED",
              change: { "header/Content-Type": { value: "application/jose" }, "": { value: "a.b.c.d.e" } },
            },
            { when: "the other operation is not tested", code: "NO", change: { "/amount": { operationId: "gone" } } },
          ],
          "x-same-answer": [
            {
              when: "whether the name exists",
              change: { "/name": { value: "Anna" } },
              as: { "/name": { fresh: "word" } },
            },
          ],
          requestBody: json(
            {
              type: "object",
              properties: { again: TEXT, amount: TEXT, pin: TEXT, terms: { type: "boolean" }, name: TEXT },
            },
            {
              whole: { value: { again: "same", amount: "1", pin: "1", terms: true } },
              short: { value: { amount: "2" } },
            },
          ),
          responses: ok,
        },
      },
      "/picture": {
        post: {
          operationId: "send",
          "x-refusals": [
            { when: "the type is another", code: "OTHER", change: { "header/Content-Type": { value: "image/jpeg" } } },
            { when: "the bytes are no picture", code: "BAD", change: { "": { value: "AAAA" } } },
          ],
          requestBody: { content: { "image/png": { schema: {} } } },
          responses: ok,
        },
      },
    },
  });
  return makePlan(context, context.contract.operations);
})();
const found = (id: string) => plan.series.find((it) => it.id === id);
const changed = (id: string) => found(id)?.groups.flat().at(-1)?.request;
const bodyOf = (id: string) => {
  const body = changed(id)?.body;
  return body && "value" in body ? body.value : body;
};

describe("the refusals that a spec documents", () => {
  it("change a valid request at one place, which must be refused with the code", () => {
    const id = "order › refused when the orders differ";
    expect(bodyOf(id)).toEqual({ again: "other", amount: "1", pin: "1", terms: true });
    expect(found(id)?.claims).toMatchObject([{ kind: "refused-with", code: "DIFFERENT", when: "the orders differ" }]);
    expect(found(id)?.groups.flat().at(-1)?.expectation.outcome).toBe("refused");
  });

  it("take a value from another operation, beside a number or from a row", () => {
    const high = found("order › refused when the amount is too high");
    expect(high?.groups.flat().map(({ operationId }) => operationId)).toEqual(["getLimits", "order"]);
    expect(changed("order › refused when the amount is too high")?.substitutions).toEqual([
      {
        place: "body",
        pointer: "/amount",
        source: { step: "getLimits", isNeeded: true, pointer: "/most", plus: 1, isFinest: true },
      },
    ]);
    expect(high?.claims).toMatchObject([{ status: 422, names: "body/amount" }]);
    expect(changed("order › refused when the order is done")?.substitutions).toMatchObject([
      { place: "path", pointer: "/id", source: { rows: "/rows", field: "/id", where: { done: true } } },
    ]);
  });

  it("leave a member out, or start from a named example with a new member", () => {
    expect(bodyOf("order › refused when the terms are missing")).toEqual({ again: "same", amount: "1", pin: "1" });
    const taken = changed("order › refused when the name is taken");
    expect(taken?.body).toMatchObject({ value: { amount: "2", name: "" } });
    expect(taken?.substitutions).toEqual([{ place: "body", pointer: "/name", source: { account: "username" } }]);
  });

  it("combine two changes, of which the one that is checked first decides", () => {
    const pair = found("order › refused when the orders differ and the amount is too high");
    expect(pair?.claims).toMatchObject([{ code: "DIFFERENT", names: undefined }]);
  });

  it("combine two changes of the same place, of which that of the earlier one is sent", () => {
    const pair = "order › refused when the orders differ and the order repeats the last one";
    expect(found(pair)?.claims).toMatchObject([{ code: "DIFFERENT" }]);
    expect(bodyOf(pair)).toEqual({ again: "other", amount: "1", pin: "1", terms: true, name: "last" });
  });

  it("combine a change with the nearest earlier one of each code", () => {
    const ids = plan.series.map(({ id }) => id).filter((id) => id.endsWith("and the order repeats the last one"));
    expect(ids).toEqual([
      "order › refused when the amount is too high and the order repeats the last one",
      "order › refused when the orders differ and the order repeats the last one",
    ]);
  });

  it("send a change that counts as an attempt only together with an earlier one", () => {
    const ids = plan.series.map(({ id }) => id).filter((id) => id.includes("the password is wrong"));
    expect(ids).toEqual([
      "order › refused when the amount is too high and the password is wrong",
      "order › refused when the orders differ and the password is wrong",
    ]);
  });

  it("leave out a change that needs an operation which is not tested", () => {
    expect(plan.series.some(({ id }) => id.includes("not tested"))).toBe(false);
  });

  it("send a text in another media type", () => {
    expect(bodyOf("order › refused when the body cannot be decrypted")).toEqual({
      mediaType: "application/jose",
      text: "a.b.c.d.e",
    });
  });

  it("send a picture with another type, and other bytes", () => {
    expect(changed("send › refused when the type is another")?.body).toMatchObject({ mediaType: "image/jpeg" });
    expect(changed("send › refused when the bytes are no picture")?.body).toEqual({
      mediaType: "image/png",
      base64: "AAAA",
    });
  });

  it("send two requests that nobody may tell apart", () => {
    const { groups = [], claims } = found("order › same answer when whether the name exists") ?? {};
    expect(groups.flat().map(({ request }) => request.body)).toMatchObject([
      { value: { name: "Anna" } },
      { value: { name: "" } },
    ]);
    expect(claims).toMatchObject([{ kind: "same-answer", first: "one", again: "other" }]);
  });
});
