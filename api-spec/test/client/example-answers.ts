import { bundle, child, operations, resolve, type Operation } from "../contract.ts";

export const contract = bundle();

/** A successful answer that is an example in the contract. */
export interface ExampleAnswer {
  operationId: string;
  name: string;
  /** JSON pointer to the schema of the body. */
  pointer: string;
  /** The body with its envelope. */
  body: unknown;
}

const examplesOf = ({ id, node, pointer }: Operation): ExampleAnswer[] =>
  Object.entries(child(node, "responses", "200", "content", "application/json", "examples")).map(([name, example]) => ({
    operationId: id,
    name,
    pointer: `${pointer}/responses/200/content/application~1json/schema`,
    body: resolve(contract, example).value,
  }));

/** Every example of a successful answer. */
export const EXAMPLE_ANSWERS = operations(contract).flatMap(examplesOf);

const ROUTES = operations(contract).map((operation) => ({
  operation,
  path: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
}));

/** Returns the contract's first example of an answer to this request. */
export function exampleAnswer(method: string, address: string): unknown {
  const [path = ""] = address.split("?");
  const route = ROUTES.find(
    ({ operation, path: ofRoute }) => operation.method === method.toLowerCase() && ofRoute.test(path),
  );
  if (!route) throw new Error(`The contract has no ${method} ${path}`);
  return examplesOf(route.operation)[0]?.body;
}
