import { bundle, child, operations, resolve, type Operation } from "../contract.ts";

export const contract = bundle();

/** A good answer that the contract gives as an example. */
export interface ExampleAnswer {
  operationId: string;
  name: string;
  /** JSON pointer to the schema of the body. */
  pointer: string;
  /** The whole envelope. */
  body: unknown;
}

const examplesOf = ({ id, node, pointer }: Operation): ExampleAnswer[] =>
  Object.entries(child(node, "responses", "200", "content", "application/json", "examples")).map(([name, example]) => ({
    operationId: id,
    name,
    pointer: `${pointer}/responses/200/content/application~1json/schema`,
    body: resolve(contract, example).value,
  }));

/** Every example of a good answer. */
export const EXAMPLE_ANSWERS = operations(contract).flatMap(examplesOf);

const ROUTES = operations(contract).map((operation) => ({
  operation,
  path: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
}));

/** The first example of what the contract answers to a request. */
export function exampleAnswer(method: string, address: string): unknown {
  const [path = ""] = address.split("?");
  const route = ROUTES.find(
    ({ operation, path: ofRoute }) => operation.method === method.toLowerCase() && ofRoute.test(path),
  );
  if (!route) throw new Error(`The contract has no ${method} ${path}`);
  return examplesOf(route.operation)[0]?.body;
}
