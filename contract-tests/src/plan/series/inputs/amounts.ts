import type { Operation } from "../../../spec/contract.ts";
import { replaceAt, valueAt } from "../../../json.ts";
import type { CaseRequest } from "../../case.ts";
import type { PlanContext } from "../../context.ts";
import { plainPayloadOf } from "../../generate/example-values.ts";
import { valueSent, withBodyValue } from "../../generate/requests.ts";
import { placesOf } from "../../read/schemas.ts";
import { unitOf } from "../../read/units.ts";

/**
 * The request with its whole amounts (`x-unit: money`) written with other decimals, such as ".5", or with none; undefined when it has no such
 * amount, or none that may be written so.
 */
export function withDecimals(
  context: PlanContext,
  operation: Operation,
  request: CaseRequest,
  decimals: string,
): CaseRequest | undefined {
  const payload = plainPayloadOf(operation);
  const sent = valueSent(request);
  if (!payload || sent === undefined) return undefined;
  const amounts = placesOf(context.contract, payload.schemaPointer, (schema, resolved) =>
    unitOf(schema, resolved, "") === "money" ? true : undefined,
  );
  let value: unknown = sent;
  for (const { pointer } of amounts) {
    const amount = valueAt(value, pointer);
    const other = String(Number(amount)) + decimals;
    const isWhole = typeof amount === "string" && Number.isInteger(Number(amount));
    if (isWhole && amount !== other) value = replaceAt(value, pointer, other);
  }
  const isOther = value !== sent && context.validate(payload.schemaPointer, value, "request").length === 0;
  return isOther ? withBodyValue(request, value) : undefined;
}
