import { readFileSync } from "node:fs";
import path from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { contractFile } from "./contract-file.ts";

/** A JSON object of the contract. */
export interface Node {
  [key: string]: unknown;
}
export interface Place {
  /** JSON pointer within the bundle, `#/...`. */
  pointer: string;
  schema: Node;
}
export interface Operation {
  path: string;
  method: string;
  id: string;
  pointer: string;
  node: Node;
}

const METHODS = ["get", "put", "post", "delete", "patch"];

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const child = (node: unknown, ...keys: string[]): Node => {
  const found = keys.reduce<unknown>((at, key) => (isNode(at) ? at[key] : undefined), node);
  return isNode(found) ? found : {};
};
const escape = (key: string) => key.replaceAll("~", "~0").replaceAll("/", "~1");

/** Returns the whole contract, from the current files in openapi/. */
export const bundle = (): Node => {
  const contract: unknown = JSON.parse(readFileSync(contractFile(), "utf8"));
  return isNode(contract) ? contract : {};
};

/** Returns the target of a local `$ref`, or the value itself when it is no reference. */
export const resolve = (contract: Node, value: unknown): Node => {
  const node = isNode(value) ? value : {};
  if (typeof node.$ref !== "string") return node;
  const keys = node.$ref.slice(2).split("/");
  return resolve(contract, child(contract, ...keys.map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"))));
};

export const operations = (contract: Node): Operation[] =>
  Object.entries(child(contract, "paths")).flatMap(([route, item]) =>
    METHODS.filter((method) => isNode(item) && isNode(item[method])).map((method) => {
      const node = child(item, method);
      const pointer = `#/paths/${escape(route)}/${method}`;
      return { path: route, method, id: String(node.operationId), pointer, node };
    }),
  );

/** Visits every object of the contract, except in examples, which are data. */
const walk = (node: unknown, pointer: string, visit: (node: Node, pointer: string) => void): void => {
  if (Array.isArray(node)) node.forEach((item, index) => walk(item, `${pointer}/${index}`, visit));
  if (!isNode(node)) return;
  visit(node, pointer);
  for (const [key, value] of Object.entries(node)) {
    const isData = key === "examples" && !pointer.endsWith("/properties");
    if (!isData) walk(value, `${pointer}/${escape(key)}`, visit);
  }
};

/** Returns the outermost schemas: named schemas, and those of bodies, parameters and headers. */
export const rootSchemas = (contract: Node): Place[] => {
  const found: Place[] = Object.entries(child(contract, "components", "schemas")).map(([name, schema]) => ({
    pointer: `#/components/schemas/${name}`,
    schema: isNode(schema) ? schema : {},
  }));
  walk(contract, "#", (node, pointer) => {
    if (isNode(node.schema) && !pointer.includes("/schemas/"))
      found.push({ pointer: `${pointer}/schema`, schema: node.schema });
  });
  return found;
};

/** Returns every schema at any depth, each once. */
export const allSchemas = (contract: Node): Place[] => {
  const found: Place[] = [];
  const visit = (value: unknown, pointer: string): void => {
    if (!isNode(value)) return;
    found.push({ pointer, schema: value });
    for (const key of ["properties", "patternProperties", "$defs"])
      for (const [name, inner] of Object.entries(child(value, key))) visit(inner, `${pointer}/${key}/${escape(name)}`);
    for (const key of ["items", "additionalProperties", "propertyNames", "contentSchema", "not"])
      visit(value[key], `${pointer}/${key}`);
    for (const key of ["allOf", "anyOf", "oneOf", "prefixItems"]) {
      const list = value[key];
      if (Array.isArray(list)) list.forEach((inner, index) => visit(inner, `${pointer}/${key}/${index}`));
    }
  };
  for (const { pointer, schema } of rootSchemas(contract)) visit(schema, pointer);
  return found;
};

/** The extensions that the contract command reads in any OpenAPI document. */
const READ_BY_COMMAND = Object.keys(
  JSON.parse(readFileSync(path.join(import.meta.dirname, "../../contract-tests/spec-extensions.schema.json"), "utf8"))
    .properties,
);

/** Returns a validator of the whole contract; `compile(pointer)` returns the check of one schema. An unknown keyword is an error. */
export const validator = (contract: Node) => {
  const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true, strictRequired: false });
  formats.default(ajv);
  // Ajv reads the whole contract as one schema, but the contract's top-level keys are not keywords of JSON Schema.
  ajv.addVocabulary([
    ...Object.keys(contract),
    ...READ_BY_COMMAND,
    "x-contract",
    "x-evidence",
    "x-messages",
    "x-when-unreadable",
  ]);
  ajv.addSchema(contract, "contract");
  return {
    compile: (pointer: string) =>
      ajv.compile({ $ref: `contract${pointer.replaceAll("{", "%7B").replaceAll("}", "%7D")}` }),
    errors: (check: ReturnType<typeof ajv.compile>) => ajv.errorsText(check.errors),
  };
};
