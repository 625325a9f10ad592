import { isObject, objectOr, stringsOf } from "../../json.ts";
import type { Operation } from "../../spec/contract.ts";
import type { CaseRequest } from "../case.ts";
import type { PlanContext } from "../context.ts";
import { plainPayloadOf } from "../generate/example-values.ts";
import { valueSent, withBodyValue, withParameters } from "../generate/requests.ts";
import { dereference } from "../read/schemas.ts";

/** Names of parameters and members that say what kind of client sends the request. */
const KIND = /^(?:device|platform|client)(?:_?(?:kind|type))?$/i;

/** The request as each other kind of client sends it: with each other value of an enum that says the kind. */
export function fromOtherClients(
  { contract: { document } }: PlanContext,
  operation: Operation,
  request: CaseRequest,
): (readonly [client: string, request: CaseRequest])[] {
  const othersOf = (name: string, schema: unknown, told: unknown): string[] =>
    KIND.test(name) ? stringsOf(dereference(document, schema)["enum"]).filter((kind) => kind !== told) : [];
  const inQuery = operation.parameters.flatMap(({ name, place, schema }) =>
    othersOf(name, schema, request.parameters[place][name]).map(
      (kind) => [`${name} ${kind}`, withParameters(request, place, { [name]: kind })] as const,
    ),
  );
  const sent = valueSent(request);
  const members = isObject(sent)
    ? objectOr(dereference(document, plainPayloadOf(operation)?.schema)["properties"])
    : {};
  const inBody = Object.entries(members).flatMap(([name, schema]) =>
    othersOf(name, schema, objectOr(sent)[name]).map(
      (kind) => [`${name} ${kind}`, withBodyValue(request, { ...objectOr(sent), [name]: kind })] as const,
    ),
  );
  return [...inQuery, ...inBody];
}
