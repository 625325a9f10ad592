import { readFileSync } from "node:fs";
import path from "node:path";
import { createDecipheriv, createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  allSchemas,
  bundle,
  child,
  isNode,
  type Node,
  operations,
  resolve,
  rootSchemas,
  validator,
} from "./contract.ts";

const contract = bundle();
const all = operations(contract);
const schemas = allSchemas(contract);
const types = (schema: Node) => [schema.type].flat();
const is = (node: Node, kind: string) => types(node).includes(kind);
const isFixed = (schema: Node) => "const" in schema || "enum" in schema || "$ref" in schema;
const lacks = (schema: Node, kind: string, ...keys: string[]) =>
  is(schema, kind) && !isFixed(schema) && keys.some((key) => !(key in schema));
const pointers = (places: { pointer: string }[]) => places.map(({ pointer }) => pointer);

/** The properties of every object, with their resolved schema and the keywords beside the reference. */
const properties = schemas.flatMap(({ pointer, schema }) =>
  Object.entries(child(schema, "properties")).map(([name, value]) => ({
    name,
    pointer: `${pointer}/properties/${name}`,
    schema: { ...resolve(contract, value), ...child({ value }, "value") },
  })),
);

/** Every named example, with the pointer of its schema. */
const examples = (() => {
  const found: { title: string; pointer: string; value: unknown }[] = [];
  const collect = (holder: Node, pointer: string) => {
    for (const [name, example] of Object.entries(child(holder, "examples")))
      found.push({
        title: `${pointer} ${name}`,
        pointer: `${pointer}/schema`,
        value: resolve(contract, example).value,
      });
  };
  const visit = (node: unknown, pointer: string): void => {
    if (!isNode(node)) return;
    if (isNode(node.schema)) collect(node, pointer);
    for (const [key, value] of Object.entries(node))
      if (key !== "schema" && key !== "examples")
        visit(value, `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`);
  };
  visit({ ...contract, components: { ...child(contract, "components"), schemas: {}, examples: {} } }, "#");
  for (const { pointer, schema } of schemas)
    if (Array.isArray(schema.examples))
      schema.examples.forEach((value, index) => found.push({ title: `${pointer} ${index}`, pointer, value }));
  return found;
})();

const answer = (operation: { node: Node }, status: string) =>
  resolve(contract, child(operation.node, "responses")[status]);
const body = (response: Node) => child(response, "content", "application/json");

describe("schemas", () => {
  const check = validator(contract);

  it.each(rootSchemas(contract).map(({ pointer }) => [pointer]))("compile as JSON Schema 2020-12: %s", (pointer) => {
    expect(check.compile(pointer)).toBeTypeOf("function");
  });

  it.each(examples.map((example) => [example.title, example] as const))("accept the example %s", (_, example) => {
    const validate = check.compile(example.pointer);
    validate(example.value);
    expect(validate.errors ?? []).toEqual([]);
  });

  it("R418 have a description and `x-evidence`, as every property does", () => {
    const named = rootSchemas(contract).filter(({ pointer }) => pointer.startsWith("#/components/schemas/"));
    const silent = [...properties, ...named].filter(
      ({ schema }) =>
        !["shown", "inferred", "proposed"].includes(String(schema["x-evidence"])) ||
        typeof schema.description !== "string",
    );
    expect(pointers(silent)).toEqual([]);
  });

  it.each([
    ["R419", "ErrorEnvelope", "message"],
    ["R216", "ErrorValue", "captcha"],
    ["R422", "FreePlayRequest", "randomKey"],
    ["R219", "RegistrationFields", "login"],
    ["R232", "ContractTier", "rate"],
    ["R248", "Winner", "nodeId"],
    ["R401", "FeedbackRequest", "imageIds"],
    ["E029", "Balance", "currency"],
    ["E054", "LaunchRequest", "vassalage"],
    ["E059", "PointBalance", "currency"],
  ])("R418 %s does not name this field, so its `x-evidence` is not “shown”: %s.%s", (_, name, property) => {
    const schema = resolve(contract, { $ref: `#/components/schemas/${name}` });
    const own = child(schema, "properties", property);
    expect(["inferred", "proposed"]).toContain(own["x-evidence"] ?? resolve(contract, own)["x-evidence"]);
  });

  it("close every object, so that an undocumented field is an error", () => {
    const bases = new Set(
      schemas
        .flatMap(({ schema }) => (Array.isArray(schema.allOf) ? schema.allOf : []))
        .map((base) => String(base.$ref)),
    );
    const open = schemas.filter(
      ({ pointer, schema }) =>
        (is(schema, "object") || "allOf" in schema) &&
        !bases.has(pointer) &&
        schema.unevaluatedProperties !== false &&
        !isNode(schema.additionalProperties),
    );
    expect(pointers(open)).toEqual([]);
  });

  it("limit every string, array, number and map", () => {
    const unbounded = schemas.filter(
      ({ schema }) =>
        lacks(schema, "string", "maxLength") ||
        lacks(schema, "array", "maxItems", "items") ||
        lacks(schema, "integer", "minimum", "maximum") ||
        lacks(schema, "number", "minimum", "maximum") ||
        (isNode(schema.additionalProperties) && !("maxProperties" in schema)),
    );
    expect(pointers(unbounded)).toEqual([]);
  });

  it("use Money for every amount and balance", () => {
    const money = resolve(contract, { $ref: "#/components/schemas/Money" });
    const amounts = properties.filter(({ name, schema }) => /amount|balance/i.test(name) && !is(schema, "object"));
    expect(amounts.length).toBeGreaterThan(0);
    expect(amounts.map(({ schema }) => schema.pattern)).toEqual(amounts.map(() => money.pattern));
  });
});

describe("operations", () => {
  it("have unique module ids and operation ids", () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ node }) => node["x-module-id"])).size).toBe(all.length);
  });

  it.each(all.map((operation) => [operation.id, operation] as const))(
    "R416 R417 %s sends a token exactly when it is secured, and a JWE exactly when it is encrypted",
    (_, { node }) => {
      const isSecured = Array.isArray(node.security) && node.security.length > 0;
      expect(node["x-send-token"]).toBe(isSecured);
      expect("401" in child(node, "responses")).toBe(isSecured);
      expect("application/jose" in child(node, "requestBody", "content")).toBe(node["x-encrypted"]);
    },
  );

  it.each(all.filter(({ id }) => id !== "getJwks").map((operation) => [operation.id, operation] as const))(
    "R419 %s wraps a successful answer in the envelope",
    (id, operation) => {
      const payload = id === "listGameVendors" ? "data" : "value";
      const { required } = child(body(answer(operation, "200")), "schema");
      expect(required).toEqual(["success", payload, "timestamp"]);
    },
  );

  it.each(all.map((operation) => [operation.id, operation] as const))(
    "R419 %s fails with the common error envelope",
    (_, operation) => {
      const statuses = Object.keys(child(operation.node, "responses")).filter((status) => /^[45]/.test(status));
      const schemas = statuses.map((status) => child(body(answer(operation, status)), "schema").$ref);
      expect(new Set(schemas)).toEqual(new Set(["#/components/schemas/ErrorEnvelope"]));
    },
  );

  it.each(all.map((operation) => [operation.id, operation] as const))(
    "R471 %s lists the codes of each refusal, and has an example of each code",
    (_, operation) => {
      const known = resolve(contract, { $ref: "#/components/schemas/ErrorCode" }).enum;
      const refusals = Object.keys(child(operation.node, "responses")).filter((status) => /^[45]/.test(status));
      const lists = refusals.map((status) => [status, answer(operation, status)["x-error-codes"]]);
      const shown = refusals.map((status) => [
        status,
        Object.values(child(body(answer(operation, status)), "examples")).map(
          (example) => child(resolve(contract, example), "value").code,
        ),
      ]);
      expect(shown).toEqual(lists);
      expect(known).toEqual(expect.arrayContaining(lists.flatMap(([, codes]) => codes)));
    },
  );

  it.each(all.filter(({ node }) => "requestBody" in node).map((operation) => [operation.id, operation] as const))(
    "%s documents the answers to a too large body and to a wrong content type",
    (_, { node }) => {
      expect(Object.keys(child(node, "responses"))).toEqual(expect.arrayContaining(["413", "415"]));
    },
  );

  it.each(all.map((operation) => [operation.id, operation] as const))(
    "%s has at least two examples of its answer, or one when the answer carries no value",
    (_, operation) => {
      const answers = Object.values(child(body(answer(operation, "200")), "examples")).map(
        (example) => resolve(contract, example).value,
      );
      const carriesNothing = answers.every((value) => child({ value }, "value").value === null);
      expect(answers.length).toBeGreaterThanOrEqual(carriesNothing ? 1 : 2);
    },
  );

  it("have examples in Bengali and English", () => {
    const text = JSON.stringify(child(contract, "components", "examples"));
    expect(text).toMatch(/[\u0980-\u09FF]{3}/);
    expect(text).toContain("Terms and conditions");
  });

  it.each(["listLotteryGames", "listPopularLotteryGames", "listGameMenus", "listVnGameMenu", "listVnRecentDraws"])(
    "D10 %s tells clients when to ask again",
    (id) => {
      const operation: { node: Node } = all.find((candidate) => candidate.id === id) ?? { node: {} };
      const success = answer(operation, "200");
      const value = resolve(contract, child(body(success), "schema", "properties").value);
      expect(value.required).toEqual(expect.arrayContaining(["serverTime", "nextRefreshAt", "refreshSpreadMs"]));
      const isPublic = operation.node["x-send-token"] === false;
      expect("ETag" in child(success, "headers")).toBe(isPublic);
      expect("304" in child(operation.node, "responses")).toBe(isPublic);
    },
  );
});

describe("errors", () => {
  const code = resolve(contract, { $ref: "#/components/schemas/ErrorCode" });

  it("R471 has a message for each code", () => {
    expect(Object.keys(child(code, "x-messages"))).toEqual(code.enum);
  });

  it.each([
    ["R445", "PHONE_INVALID", "Invalid phone number format."],
    ["R447", "TOO_MANY_REQUESTS", "Too many requests, please try again after 5 minutes."],
    ["R448", "INTERNAL_ERROR", "An unknown error occured."],
    ["R449", "VERIFICATION_CODE_INVALID", "Verification code is not valid"],
    ["R450", "VERIFICATION_CODE_MISSING", "Verification code is missing"],
    ["R452", "QUOTA_EXCEEDED", "Quota not sufficient, please contact customer service."],
    ["R453", "MODULE_DISABLED", "Not enabled function, please contact customer service."],
    ["R454", "VERIFICATION_CODE_EXPIRED", "Verification code has expired, please send again."],
    ["R455", "LOGIN_FAILED", "Login failure. Please try again."],
    ["R456", "ACCOUNT_NOT_FOUND", "Username/Email does not exist"],
    ["R459", "INVALID_URL", "Invalid URL, please contact customer service"],
    ["R460", "ACCESS_RESTRICTED", "Access restricted"],
    ["R461", "MAINTENANCE", "System maintenance"],
    ["R462", "VERIFICATION_REQUIRED", "Please complete verification first"],
    ["R463", "ACCOUNT_RESTRICTED", "Please contact your agent"],
    ["R464", "NON_MEMBER", "Non-member account unable to login"],
    ["R465", "NON_AGENT", "Non-agents cannot log in"],
  ])("%s %s has the message of the product specification", (_, name, message) => {
    expect(child(code, "x-messages")[name]).toBe(message);
  });
});

it("D8 the first encrypted path of customer service decrypts to the address in its example", () => {
  const route = child(contract, "components", "examples", "DomainRoute", "value", "value");
  const [chat] = Array.isArray(route.customerService) ? route.customerService : [];
  const text = String(child({ chat }, "chat").path);
  const sealed = Buffer.from(text.slice(0, -8), "base64url");
  const key = createHash("sha256").update(text.slice(-8)).digest();
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, 12)).setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString("utf8");
  expect(plain).toBe("https://support.example.net/chat");
});

it.each(["README.md", "CHANGELOG.md"])("%s names the number of operations in the contract", (file) => {
  const text = readFileSync(path.join(import.meta.dirname, "../..", file), "utf8");
  expect(text).toContain(`${all.length} operations`);
});
