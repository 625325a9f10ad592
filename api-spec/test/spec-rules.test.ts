import { describe, expect, it } from "vitest";
import { allSchemas, bundle, child, operations, resolve, type Node, type Operation } from "./contract.ts";

const contract = bundle();
const all = operations(contract);

const response = ({ node }: Operation, status: string) => resolve(contract, child(node, "responses")[status]);
const headers = (operation: Operation, status: string) => Object.keys(child(response(operation, status), "headers"));
const statuses = ({ node }: Operation) => Object.keys(child(node, "responses"));
const tagOf = ({ node }: Operation) => String([node.tags].flat()[0]);
const isRead = ({ method }: Operation) => method === "get";
const isPublic = ({ node }: Operation) => node["x-send-token"] === false;
const named = (list: readonly Operation[]) => list.map((operation) => [operation.id, operation] as const);

/** Operations that move money or points, apply for something or send feedback have one effect, however often they arrive (D12). */
const KEYED_TAGS = new Set(["wallet", "deposits", "withdrawals", "records", "points", "activities"]);
const KEYED_OPERATIONS = new Set(["transferToRelative", "submitFeedback"]);
/** These operations move nothing, and a repeat changes nothing. */
const UNKEYED_OPERATIONS = new Set(["addPayoutAccount", "confirmWithdrawalReceipt"]);
const isKeyed = (operation: Operation) =>
  !isRead(operation) &&
  !UNKEYED_OPERATIONS.has(operation.id) &&
  (KEYED_TAGS.has(tagOf(operation)) || KEYED_OPERATIONS.has(operation.id));

function parameters({ node, path }: Operation): Node[] {
  const shared = child(contract, "paths", path).parameters;
  return [shared, node.parameters].flat().map((parameter) => resolve(contract, parameter));
}

const cacheControl = (operation: Operation) =>
  resolve(contract, child(response(operation, "200"), "headers")["Cache-Control"]);
const isKeptByNobody = (operation: Operation) => child(cacheControl(operation), "schema").const === "no-store";

describe("headers", () => {
  it.each(named(all.filter(isKeyed)))(
    "D12 %s requires an Idempotency-Key, and documents status 409 for a conflict",
    (_, operation) => {
      const key = parameters(operation).find(({ name }) => name === "Idempotency-Key");
      expect(key?.required).toBe(true);
      expect(statuses(operation)).toContain("409");
    },
  );

  it.each(named(all))("%s documents Retry-After for its statuses 429 and 503", (_, operation) => {
    const waiting = ["429", "503"].filter((status) => statuses(operation).includes(status));
    expect(waiting).toContain("503");
    for (const status of waiting) expect(headers(operation, status)).toContain("Retry-After");
  });

  const reads = all.filter(isRead);

  it.each(named(reads.filter((operation) => !isPublic(operation))))("D10 %s must not be cached", (_, operation) => {
    expect(isKeptByNobody(operation)).toBe(true);
  });

  it.each(named(reads.filter((operation) => !isKeptByNobody(operation))))(
    "D10 %s documents 304 and If-None-Match exactly when it has an ETag",
    (_, operation) => {
      expect(cacheControl(operation)).toHaveProperty("schema");
      const keepsTags = headers(operation, "200").includes("ETag");
      expect(statuses(operation).includes("304")).toBe(keepsTags);
      expect(parameters(operation).some(({ name }) => name === "If-None-Match")).toBe(keepsTags);
    },
  );
});

describe("amounts", () => {
  it("may be negative only in fields whose name means a difference", () => {
    const { pattern } = resolve(contract, { $ref: "#/components/schemas/SignedMoney" });
    const signed = allSchemas(contract).flatMap(({ schema }) =>
      Object.entries(child(schema, "properties"))
        .filter(([, property]) => resolve(contract, property).pattern === pattern)
        .map(([name]) => name),
    );
    expect(signed).toContain("netPosition");
    expect(signed.filter((name) => !/net|profit|change|difference/i.test(name))).toEqual([]);
  });
});

const texts = (operation: Operation) => {
  const examples = child(response(operation, "200"), "content", "application/json", "examples");
  return JSON.stringify(Object.values(examples).map((example) => resolve(contract, example).value));
};

describe("examples", () => {
  /** Tags whose answers contain no names or texts for people, only tokens, addresses and codes. */
  const SILENT = new Set(["session", "launch", "contracts", "uploads"]);
  const speaking = [...new Set(all.map(tagOf))].filter((tag) => !SILENT.has(tag));

  it.each(speaking)("are in Bengali and English for the tag %s", (tag) => {
    const spoken = all
      .filter((operation) => tagOf(operation) === tag)
      .map(texts)
      .join("\n");
    expect(spoken).toMatch(/[\u0980-\u09FF]{3}/);
    expect(spoken).toMatch(/"[A-Z][a-z]{2,}/);
  });
});
