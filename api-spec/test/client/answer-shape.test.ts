import { describe, expect, it } from "vitest";
import { misfitOf } from "../../src/client/answer-shape.ts";
import { OPERATIONS, type OperationMeta } from "../../src/generated/operations.ts";
import { isNode, validator } from "../contract.ts";
import { contract, EXAMPLE_ANSWERS } from "./example-answers.ts";
import { clientOf, errorOf, reply, startFixture, success } from "./fixture-server.ts";

const METAS = new Map(Object.entries<OperationMeta>(OPERATIONS));
const shapeOf = (operationId: string) => METAS.get(operationId)?.answer;

/** Where the envelope carries what was asked for (R427). */
const carrierOf = (body: unknown) => (isNode(body) && "data" in body ? "data" : "value");

/** Examples with something to read in them. */
const READ = EXAMPLE_ANSWERS.filter(({ operationId }) => shapeOf(operationId) !== undefined);

/** Nothing of it may be left out (`x-when-unreadable`). */
const isReadWhole = ({ operationId }: { operationId: string }) => !JSON.stringify(shapeOf(operationId)).includes("~");

/** What a schema asks of a value beside its type and its fields. */
const FINER: ReadonlySet<string> = new Set([
  ..."pattern format enum const minLength maxLength minimum maximum multipleOf".split(" "),
  ..."minItems maxItems uniqueItems minProperties maxProperties propertyNames".split(" "),
]);

/** The contract without the finer rules. A field may have the name of a rule. */
function structureOf(node: unknown, isFields = false): unknown {
  if (Array.isArray(node)) return node.map((item: unknown) => structureOf(item));
  if (!isNode(node)) return node;
  const kept = Object.entries(node).filter(([name]) => isFields || !FINER.has(name));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, structureOf(value, name === "properties" && !isFields)]),
  );
}

/** Stands for a field that is missing. */
const GONE = Symbol("gone");
const WRONG: readonly unknown[] = [GONE, null, "x", 12, true, {}, []];

/** One value in all ways in which servers get it wrong: each of its parts gone, null, of another type, a number as text. */
function* broken(value: unknown): Generator {
  yield* WRONG;
  if (typeof value === "number") yield String(value);
  // One entry of a list stands for all.
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

/** The first example of what a visit begins with. */
function permission() {
  const found: { body?: unknown } = EXAMPLE_ANSWERS.find(({ operationId }) => operationId === "getPermission") ?? {};
  const value = isNode(found.body) && isNode(found.body.value) ? structuredClone(found.body.value) : {};
  return { value, info: isNode(value.info) ? value.info : {} };
}

describe("an answer is read as the contract has it", () => {
  const structure = structureOf(contract);
  const { compile } = validator(isNode(structure) ? structure : {});

  it.each(READ)("D21 every example fits: $operationId, $name", ({ operationId, body }) => {
    const value = isNode(body) ? body[carrierOf(body)] : undefined;
    expect(misfitOf(value, shapeOf(operationId) ?? "")).toBeUndefined();
  });

  it.each(READ.filter(isReadWhole))(
    "D21 what the schema finds of another type or missing does not fit, and all else does: $operationId, $name",
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

  it("D21 every operation whose answer holds something has a shape", () => {
    const empty = EXAMPLE_ANSWERS.filter(({ body }) => isNode(body) && body[carrierOf(body)] === null);
    const without = [...METAS].filter(([, { answer }]) => answer === undefined).map(([id]) => id);
    expect(without.toSorted()).toEqual(["getJwks", ...new Set(empty.map(({ operationId }) => operationId))].toSorted());
  });

  it("E020 one broken contact, host or rule closes no site: it is left out", () => {
    const { value, info } = permission();
    const contact = { type: "email", name: "Mail", path: "x".repeat(48) };
    info.customerService = [null, contact, { type: "phone" }];
    info.imageCDNs = null;
    info.registerRules = { email: {}, phone: 1 };
    expect(misfitOf(value, OPERATIONS.getPermission.answer)).toBeUndefined();
    expect(info).toMatchObject({ customerService: [contact], imageCDNs: [], registerRules: {} });
  });

  it("D16 the state of the site itself is never guessed", () => {
    const { value } = permission();
    delete value.maintenance;
    expect(misfitOf(value, OPERATIONS.getPermission.answer)).toBe("/maintenance");
  });

  it("D21 a tree is read to its leaves", () => {
    const leaf = { tag: "a", title: "A", content: "", children: [] };
    const tree = (inner: unknown) => [{ ...leaf, children: [leaf, { ...leaf, children: [inner] }] }];
    const { answer } = OPERATIONS.getHelpCenter;
    expect(misfitOf(tree(leaf), answer)).toBeUndefined();
    expect(misfitOf(tree({ ...leaf, title: null }), answer)).toBe("/0/children/1/children/0/title");
  });
});

describe("an unreadable answer is one error", () => {
  it.each([null, {}, [], "x", { balance: 12.5, currency: "BDT", currencySymbol: "৳" }])(
    "D21 contract, with the status and the place: %j",
    async (value) => {
      const { url } = await startFixture((response) => reply(response, 200, success(value)));
      const error = await errorOf(clientOf(url).call("getWalletBalance"));
      expect(error).toMatchObject({ kind: "contract", code: "BROKEN_CONTRACT", status: 200 });
      expect(error.message).toContain("getWalletBalance answered a value that breaks the contract");
    },
  );
});
