import type { Operation } from "../../../spec/contract.ts";
import { objectOr } from "../../../json.ts";
import type { Series } from "../../case.ts";
import type { PlanContext } from "../../context.ts";
import { changingMembers } from "../../read/schemas.ts";
import { stepOf, seriesOf } from "../step.ts";
import { changedRequest, documentedRequest, entriesOf } from "./changed-request.ts";

const EXTENSION = "x-same-answer";
const [FIRST, AGAIN] = ["one", "other"];

/** Two requests that must get the same answer, because a difference would reveal something (`x-same-answer`). */
export function sameAnswerSeries(context: PlanContext, operation: Operation): Series[] {
  return entriesOf(context, operation, EXTENSION).flatMap((entry, index): Series[] => {
    const when = String(entry["when"]);
    const id = `${operation.id} › same answer when ${when}`;
    const base = documentedRequest(context, operation, entry);
    const [one, other] = ["change", "as"].map((name) =>
      changedRequest(context, operation, id, base, objectOr(entry[name])),
    );
    if (!one || !other) return [];
    const of = (name: string, { request }: typeof one) =>
      stepOf(id, "access", operation, { name, request, expectation: { outcome: "answered" } });
    return seriesOf(
      id,
      [...one.reads, ...other.reads, of(FIRST, one), of(AGAIN, other)],
      [
        {
          kind: "same-answer",
          first: FIRST,
          again: AGAIN,
          when,
          moving: changingMembers(context.contract, operation),
          specPointer: `${operation.pointer}/${EXTENSION}/${index}`,
        },
      ],
      { isEarly: true },
    );
  });
}
