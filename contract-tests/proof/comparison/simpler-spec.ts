import { isObject, objectOr, type JsonObject } from "../../src/json.ts";

const SCHEMAS = "#/components/schemas/";

/** The document with every schema cut where it comes back to itself: some tools follow references for ever. */
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

/** Without the examples of operations that `isUnusable` names: a tool that cannot use one would not start at all. */
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
