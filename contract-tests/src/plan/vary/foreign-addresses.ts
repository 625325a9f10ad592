import { marksOf, type Operation } from "../../spec/contract.ts";
import { escapeToken, objectOr, replaceAt, valueAt } from "../../json.ts";
import { exampleRequest } from "../generate/base-request.ts";
import { plainPayloadOf } from "../generate/example-values.ts";
import { withLiterals, withLiteralBody } from "../generate/substitutions.ts";
import type { PlanContext } from "../context.ts";
import type { Case } from "../case.ts";
import { dereference } from "../read/dereference.ts";
import { brokenInput } from "./input-case.ts";
import { valueSent } from "../generate/request-edits.ts";

const FOREIGN = "https://foreign.example/";

/** An address to which the server leads people must be on a host of the merchant (`x-contract.ownHost`), or anybody could lead them elsewhere. */
export function foreignAddressCases(context: PlanContext, operation: Operation): Case[] {
  const { document } = context.contract;
  const base = exampleRequest(context, operation);
  const inQuery = operation.parameters.flatMap(({ name, place, marks }): Case[] => {
    if (place !== "query" || marks["ownHost"] !== true) return [];
    const request = withLiterals(base, "query", { [name]: FOREIGN });
    const reason = `query ${name} is on a foreign host`;
    return [brokenInput({ operation, name: `query ${name} on a foreign host`, request, reason })];
  });
  const value = valueSent(base);
  const members = objectOr(dereference(document, plainPayloadOf(operation)?.schema)["properties"]);
  const inBody = Object.entries(members).flatMap(([name, schema]): Case[] => {
    if (marksOf(schema)["ownHost"] !== true || value === undefined) return [];
    const pointer = `/${escapeToken(name)}`;
    const changed =
      valueAt(value, pointer) === undefined
        ? { ...objectOr(value), [name]: FOREIGN }
        : replaceAt(value, pointer, FOREIGN);
    const request = withLiteralBody(base, changed, pointer);
    const reason = `body ${name} is on a foreign host`;
    return [brokenInput({ operation, name: `body ${name} on a foreign host`, request, reason })];
  });
  return [...inQuery, ...inBody];
}
