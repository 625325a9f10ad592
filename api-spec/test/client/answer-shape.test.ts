import { describe, expect, it } from "vitest";
import { misfitOf } from "../../src/client/answer-shape.ts";
import { OPERATIONS, type OperationMeta } from "../../src/generated/operations.ts";
import { isNode, validator } from "../contract.ts";
import { contract, EXAMPLE_ANSWERS } from "./example-answers.ts";
import { clientOf, errorOf, reply, startFixture, success } from "./fixture-server.ts";

const METAS = new Map(Object.entries<OperationMeta>(OPERATIONS));
const shapeOf = (operationId: string) => METAS.get(operationId)?.answer;

/** The field of the envelope that holds the result (R427). */
const carrierOf = (body: unknown) => (isNode(body) && "data" in body ? "data" : "value");

/** The examples of operations whose answer has a shape. */
const READ = EXAMPLE_ANSWERS.filter(({ operationId }) => shapeOf(operationId) !== undefined);

/** Whether the shape has no part that may be left out (`x-when-unreadable`). */
const isReadWhole = ({ operationId }: { operationId: string }) => !JSON.stringify(shapeOf(operationId)).includes("~");

/** Schema keywords that check more than types and fields. A shape does not contain them. */
const FINER: ReadonlySet<string> = new Set([
  ..."pattern format enum const minLength maxLength minimum maximum multipleOf".split(" "),
  ..."minItems maxItems uniqueItems minProperties maxProperties propertyNames".split(" "),
]);

/** Removes these keywords from a schema. Under `properties`, a field with the name of a keyword stays. */
function structureOf(node: unknown, isFields = false): unknown {
  if (Array.isArray(node)) return node.map((item: unknown) => structureOf(item));
  if (!isNode(node)) return node;
  const kept = Object.entries(node).filter(([name]) => isFields || !FINER.has(name));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, structureOf(value, name === "properties" && !isFields)]),
  );
}

/** Stands for a removed field in the list of wrong values. */
const GONE = Symbol("gone");
const WRONG: readonly unknown[] = [GONE, null, "x", 12, true, {}, []];

/** Yields the value in every broken form: each part removed, null, of another type, or a number written as text. */
function* broken(value: unknown): Generator {
  yield* WRONG;
  if (typeof value === "number") yield String(value);
  // One list entry represents all entries.
  const parts = Array.isArray(value) ? value.slice(0, 1).entries() : isNode(value) ? Object.entries(value) : [];
  for (const [name, part] of parts) {
    for (const wrong of broken(part)) {
      const copy = structuredClone(value);
      if (Array.isArray(copy)) {
        if (wrong !== GONE) copy[Number(name)] = wrong;
      } else if (isNode(copy)) {
        if (wrong === GONE) delete copy[name];
        else copy[name] = wrong;
      }
      yield copy;
    }
  }
}

/** The first example of the answer that starts a visit. */
function permission() {
  const found: { body?: unknown } = EXAMPLE_ANSWERS.find(({ operationId }) => operationId === "getPermission") ?? {};
  const value = isNode(found.body) && isNode(found.body.value) ? structuredClone(found.body.value) : {};
  return { value, info: isNode(value.info) ? value.info : {} };
}

describe("an answer is checked against the contract", () => {
  const structure = structureOf(contract);
  const { compile } = validator(isNode(structure) ? structure : {});

  it.each(READ)("D21 every example in the contract passes the check: $operationId, $name", ({ operationId, body }) => {
    const value = isNode(body) ? body[carrierOf(body)] : undefined;
    expect(misfitOf(value, shapeOf(operationId) ?? "")).toBeUndefined();
  });

  it.each(READ.filter(isReadWhole))(
    "D21 finds the same wrong types and missing fields as the schema: $operationId, $name",
    ({ operationId, body, pointer }) => {
      const check = compile(pointer);
      const carrier = carrierOf(body);
      const original = isNode(body) ? body : {};
      const wrongly = [...broken(original[carrier])].filter((value) => {
        if (value === GONE) return false;
        const isBroken = !check({ ...original, [carrier]: value });
        const isMisfit = misfitOf(structuredClone(value), shapeOf(operationId) ?? "") !== undefined;
        return isBroken !== isMisfit;
      });
      expect(wrongly.map((value) => JSON.stringify(value).slice(0, 300))).toEqual([]);
    },
  );

  it("D21 every operation that returns a value, except `getJwks`, has a generated answer shape", () => {
    const empty = EXAMPLE_ANSWERS.filter(({ body }) => isNode(body) && body[carrierOf(body)] === null);
    const without = [...METAS].filter(([, { answer }]) => answer === undefined).map(([id]) => id);
    expect(without.toSorted()).toEqual(["getJwks", ...new Set(empty.map(({ operationId }) => operationId))].toSorted());
  });

  it("E020 drops an invalid contact, image host or register rule, and accepts the rest of the answer", () => {
    const { value, info } = permission();
    const contact = { type: "email", name: "Mail", path: "x".repeat(48) };
    info.customerService = [null, contact, { type: "phone" }];
    info.imageCDNs = null;
    info.registerRules = { email: {}, phone: 1 };
    expect(misfitOf(value, OPERATIONS.getPermission.answer)).toBeUndefined();
    expect(info).toMatchObject({ customerService: [contact], imageCDNs: [], registerRules: {} });
  });

  it("D16 refuses an answer without the maintenance state of the site", () => {
    const { value } = permission();
    delete value.maintenance;
    expect(misfitOf(value, OPERATIONS.getPermission.answer)).toBe("/maintenance");
  });

  it("D21 checks the entries of a tree at every depth", () => {
    const leaf = { tag: "a", title: "A", content: "", children: [] };
    const tree = (inner: unknown) => [{ ...leaf, children: [leaf, { ...leaf, children: [inner] }] }];
    const { answer } = OPERATIONS.getHelpCenter;
    expect(misfitOf(tree(leaf), answer)).toBeUndefined();
    expect(misfitOf(tree({ ...leaf, title: null }), answer)).toBe("/0/children/1/children/0/title");
  });
});

describe("an invalid answer raises one error", () => {
  it.each([null, {}, [], "x", { balance: 12.5, currency: "BDT", currencySymbol: "৳" }])(
    "D21 raises a contract error with the status and the operation for the value %j",
    async (value) => {
      const { url } = await startFixture((response) => reply(response, 200, success(value)));
      const error = await errorOf(clientOf(url).call("getWalletBalance"));
      expect(error).toMatchObject({ kind: "contract", code: "BROKEN_CONTRACT", status: 200 });
      expect(error.message).toContain("getWalletBalance answered a value that breaks the contract");
    },
  );
});
