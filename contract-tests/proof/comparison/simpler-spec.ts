import { locate } from "../../src/spec/references.ts";
import { type Operation } from "../../src/spec/contract.ts";
import { isObject, objectOr, pointerOf, type JsonObject } from "../../src/json.ts";

const SCHEMAS = "#/components/schemas/";

/** The document with recursive schemas cut, because some tools follow references forever. */
export function withoutCycles(document: JsonObject): JsonObject {
  const schemas = { ...objectOr(objectOr(document["components"])["schemas"]) };
  const done = new Set<string>();
  const cut = (node: unknown, stack: readonly string[]): unknown => {
    if (Array.isArray(node)) return node.map((member) => cut(member, stack));
    if (!isObject(node)) return node;
    const { $ref: reference } = node;
    if (typeof reference === "string" && reference.startsWith(SCHEMAS)) {
      if (stack.includes(reference)) return { type: "object" };
      enter(reference.slice(SCHEMAS.length), stack);
      return node;
    }
    return Object.fromEntries(Object.entries(node).map(([name, member]) => [name, cut(member, stack)]));
  };
  const enter = (name: string, stack: readonly string[]): void => {
    if (done.has(name)) return;
    schemas[name] = cut(schemas[name], [...stack, SCHEMAS + name]);
    done.add(name);
  };
  for (const name of Object.keys(schemas)) enter(name, []);
  return { ...document, components: { ...objectOr(document["components"]), schemas } };
}

const withoutExamples = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(withoutExamples);
  if (!isObject(node)) return node;
  const kept = Object.entries(node).filter(([name]) => name !== "examples");
  return Object.fromEntries(kept.map(([name, member]) => [name, withoutExamples(member)]));
};

/** Removes the examples of operations that `isUnusable` names, because a tool that cannot use an example does not start. */
export function withoutExamplesOf(document: JsonObject, isUnusable: (operation: JsonObject) => boolean): JsonObject {
  const paths = Object.entries(objectOr(document["paths"])).map(([path, item]): [string, unknown] => [
    path,
    Object.fromEntries(
      Object.entries(objectOr(item)).map(([method, operation]) => {
        if (!isObject(operation) || !isUnusable(operation)) return [method, operation];
        const { requestBody, responses, ...rest } = operation;
        const bare = { responses: withoutExamples(responses) };
        return [
          method,
          { ...rest, ...bare, ...("requestBody" in operation && { requestBody: withoutExamples(requestBody) }) },
        ];
      }),
    ),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}

/** The document with only these operations. */
export function withPathsOf(document: JsonObject, operations: readonly Operation[]): JsonObject {
  const isChosen = (path: string, name: string) =>
    operations.some((operation) => operation.path === path && operation.method === name.toUpperCase());
  const paths = Object.entries(objectOr(document["paths"])).flatMap(([path, item]) => {
    const members = Object.entries(objectOr(item)).filter(
      ([name, member]) => !isObject(member) || !("responses" in member) || isChosen(path, name),
    );
    return members.some(([name]) => isChosen(path, name)) ? [[path, Object.fromEntries(members)] as const] : [];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}

/** Removes optional headers, for tools that take the example of a header for the example of a whole request. */
export function withoutOptionalHeaders(document: JsonObject): JsonObject {
  const isKept = (given: unknown): boolean => {
    const { $ref: reference } = objectOr(given);
    const parameter = typeof reference === "string" ? locate(document, pointerOf(reference)).node : given;
    const { in: place, required } = objectOr(parameter);
    return place !== "header" || required === true;
  };
  const kept = (node: unknown): unknown => {
    if (!isObject(node)) return node;
    const { parameters } = node;
    return Array.isArray(parameters) ? { ...node, parameters: parameters.filter(isKept) } : node;
  };
  const paths = Object.entries(objectOr(document["paths"])).map(([path, item]): [string, unknown] => [
    path,
    kept(Object.fromEntries(Object.entries(objectOr(item)).map(([name, member]) => [name, kept(member)]))),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}
