import type { Operation } from "../../spec/contract.ts";
import { objectOr, stringsOf } from "../../json.ts";
import { testedOperation, type PlanContext } from "../context.ts";
import type { Series } from "../case.ts";
import { effectStep, textOf } from "./effect-step.ts";
import { usableRequest } from "./one-time.ts";
import { entriesOf } from "./refusals/changed-request.ts";

const EXTENSION = "x-records";

/** A call leaves exactly one row in each list that records it (`x-records`). */
export function recordSeries(context: PlanContext, operation: Operation): Series[] {
  if (operation.spoilsAccount || operation.endsSession) return [];
  return entriesOf(context, operation, EXTENSION).flatMap((mark, index): Series[] => {
    const list = testedOperation(context, mark["listedBy"]);
    const id = `${operation.id} › recorded by ${list?.id ?? ""}${index === 0 ? "" : ` (${index + 1})`}`;
    const usable = usableRequest(context, operation, id);
    if (!list || !usable) return [];
    const scene = { context, id, change: operation };
    const call = { ...effectStep(scene, "call", operation, true), request: usable.request };
    return [
      {
        id,
        groups: [
          ...usable.reads.map((step) => [step]),
          [effectStep(scene, "before", list, true)],
          [call],
          [effectStep(scene, "after", list)],
        ],
        claims: [
          {
            kind: "recorded",
            before: "before",
            after: "after",
            by: "call",
            rows: textOf(mark["rows"]),
            key: textOf(mark["key"]),
            same: objectOr(mark["same"]),
            now: stringsOf(mark["now"]),
            specPointer: `${operation.pointer}/${EXTENSION}/${index}`,
          },
        ],
      },
    ];
  });
}
