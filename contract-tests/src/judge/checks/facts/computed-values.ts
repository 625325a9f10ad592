import type { Contract, Operation } from "../../../spec/contract.ts";
import { successPlaces, type AnnotatedPlace } from "../../../plan/read/annotated-schemas.ts";
import { cachedByOperation } from "../../../plan/read/cached-by-operation.ts";
import { formulasOf, isPast, otherTermsIn, type Formula } from "../../../plan/read/computed-values.ts";
import type { CaseRequest } from "../../../plan/case.ts";
import type { Answer } from "../../answer.ts";
import { answeredAt, SLACK_MS } from "../objects/answered-at.ts";
import { findingAbout, type Finding } from "../../finding.ts";
import { computedComplaint } from "../../values/compute.ts";
import { momentOf } from "../../values/moment.ts";
import { valuesAt } from "../../values/values-at.ts";

/** What the spec says about values that follow from the rest of their answer. */
interface Told {
  readonly formulas: readonly AnnotatedPlace[];
  readonly past: readonly AnnotatedPlace[];
}

const toldOf = cachedByOperation((contract: Contract, operation): Told => ({
  formulas: successPlaces(contract, operation, formulasOf).flatMap(({ mark, ...place }) =>
    (mark as readonly Formula[])
      .filter((formula) => otherTermsIn(formula).length === 0)
      .map((formula) => ({ ...place, pointer: place.pointer + formula.at, mark: formula })),
  ),
  past: successPlaces(contract, operation, isPast),
}));

/**
 * Finds values that contradict the rest of their response or the request: wrong sums (`x-computed`), and past events dated in the future
 * (`x-past`). Without a request, formulas with parts of it are skipped.
 */
export function computedFindings(
  contract: Contract,
  operation: Operation,
  received: Answer,
  request?: CaseRequest,
): Finding[] {
  if ("failure" in received || !operation.profile.isAccepted(received)) return [];
  const { json, status } = received;
  const { formulas, past } = toldOf(contract, operation);
  const tell = (check: "consistency" | "plausibility", pointer: string, message: string, specPointer: string) =>
    findingAbout(operation, check, { where: `response ${status} ${pointer}`, message, specPointer });
  const now = past.length === 0 ? undefined : answeredAt(contract, operation, received);
  return [
    ...formulas.flatMap(({ pointer: place, mark, specPointer }) =>
      valuesAt(json, place).flatMap(({ pointer }) => {
        const message = computedComplaint(mark as Formula, pointer, { json, request, answerOf: () => undefined });
        return message === undefined ? [] : [tell("consistency", pointer, message, specPointer)];
      }),
    ),
    ...past.flatMap(({ pointer: place, specPointer }) =>
      valuesAt(json, place).flatMap(({ pointer, value }) => {
        const moment = momentOf(value);
        if (moment === undefined || now === undefined || moment <= now + SLACK_MS) return [];
        const message = `must not be later than the answer, ${new Date(now).toISOString()}, but is ${String(value)}`;
        return [tell("plausibility", pointer, message, specPointer)];
      }),
    ),
  ];
}
