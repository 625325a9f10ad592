import type { Operation } from "../../../spec/contract.ts";
import { escapeToken, objectOr } from "../../../json.ts";
import { exampleRequest, valueSent, withBodyValue } from "../../generate/requests.ts";
import { plainPayloadOf } from "../../generate/example-values.ts";
import type { PlanContext } from "../../context.ts";
import type { Series } from "../../case.ts";
import { dereference, numberOf } from "../../read/schemas.ts";
import { sameOutcomeSeries } from "../step.ts";

const PLAIN = "as documented";
const LONGEST = "the longest text";
/** One code point, two UTF-16 units, four bytes. */
const EMOJI = "😀";

/**
 * A text whose length is counted in code points (`x-unit: code-points`) has the outcome of a short one, however many bytes it has, as long as
 * it is within `maxLength`.
 */
export function longestTextSeries(context: PlanContext, operation: Operation): Series[] {
  const payload = plainPayloadOf(operation);
  const base = exampleRequest(context, operation);
  if (!payload || operation.spoilsAccount) return [];
  const { document } = context.contract;
  const value = objectOr(valueSent(base));
  const properties = objectOr(dereference(document, payload.schema)["properties"]);
  return Object.entries(properties).flatMap(([name, property]): Series[] => {
    const schema = { ...dereference(document, property), ...objectOr(property) };
    const most = numberOf(schema, "maxLength");
    const changed = { ...value, [name]: EMOJI.repeat(most ?? 0) };
    const isCounted = schema["x-unit"] === "code-points" && name in value && most !== undefined;
    if (!isCounted || context.validate(payload.schemaPointer, changed, "request").length > 0) return [];
    const id = `${operation.id} › longest text ${name}`;
    return sameOutcomeSeries(id, operation, {
      plain: { name: PLAIN, request: base },
      other: { name: LONGEST, request: withBodyValue(base, changed) },
      reason: `${name} has ${most} code points, as many as are allowed`,
      specPointer: `${payload.schemaPointer}/properties/${escapeToken(name)}`,
    });
  });
}
