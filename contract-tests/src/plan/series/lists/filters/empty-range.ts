import type { Operation } from "../../../../spec/contract.ts";
import type { Series } from "../../../case.ts";
import type { Claim } from "../../../claim.ts";
import type { PlanContext } from "../../../context.ts";
import { exampleRequest, unfiltered, withParameters } from "../../../generate/requests.ts";
import { readList } from "../../../read/lists/list-reading.ts";
import { stepOf, seriesOf } from "../../step.ts";

const MOMENT = "2026-02-01T00:00:00Z";
const WHEN = "the range ends when it begins";

/**
 * A range that ends when it begins. It does not end before it begins (`notBefore`), so it must be accepted; because its end is not part of it
 * (`match: before`), it has no rows. Without a field that the range compares, the rows are something else.
 */
export function emptyRangeSeries(context: PlanContext, operation: Operation): Series[] {
  const { places, filters } = readList(context, operation);
  return filters.flatMap(({ parameter, match, fields, notBefore, specPointer }): Series[] => {
    if (notBefore === undefined || match !== "before") return [];
    const id = `${operation.id} › range from ${notBefore} to the same ${parameter}`;
    const base = unfiltered(operation, exampleRequest(context, operation));
    const step = stepOf(id, "relation", operation, {
      name: WHEN,
      request: withParameters(base, "query", { [notBefore]: MOMENT, [parameter]: MOMENT }),
      isNeeded: true,
      expectation: { outcome: "accepted", needsState: false },
    });
    const nothing: readonly (readonly [place: string | undefined, value: unknown])[] = [
      [places?.rows, []],
      [places?.total, 0],
    ];
    const claims = nothing.flatMap(([place, value]): Claim[] =>
      place === undefined || fields.length === 0
        ? []
        : [
            {
              kind: "expected",
              step: WHEN,
              place,
              wanted: { value },
              kindOfAnswer: "success",
              when: WHEN,
              specPointer,
            },
          ],
    );
    return seriesOf(id, [step], claims);
  });
}
