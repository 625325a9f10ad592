import type { Contract, Operation } from "../../../spec/contract.ts";
import { successPlaces, type AnnotatedPlace, type Reading } from "../../../plan/read/schemas.ts";
import { describedFormulas } from "../../../plan/read/names-and-words/described-formulas.ts";
import { cachedByOperation } from "../../../plan/read/cached-by-operation.ts";
import { formulasOf, isPast, otherTermsIn, type Formula } from "../../../plan/read/computed-values.ts";
import type { CaseRequest } from "../../../plan/case.ts";
import type { Answer } from "../../answer.ts";
import { answeredAt, SLACK_MS } from "../objects/answered-at.ts";
import { type Finding, findingAt } from "../../finding.ts";
import { computedComplaint } from "../../values/compute.ts";
import { momentOf } from "../../values/numbers.ts";
import { markedValues } from "../../values/values-at.ts";

/** What the spec says about values that follow from the rest of their answer. */
interface Told {
  readonly formulas: readonly AnnotatedPlace[];
  readonly past: readonly AnnotatedPlace[];
  /** Formulas that the spec only says in words. */
  readonly described: readonly AnnotatedPlace[];
}

const placesOfFormulas = (contract: Contract, operation: Operation, read: Reading): AnnotatedPlace[] =>
  successPlaces(contract, operation, read).flatMap(({ mark, ...place }) =>
    (mark as readonly Formula[])
      .filter((formula) => otherTermsIn(formula).length === 0)
      .map((formula) => ({ ...place, pointer: place.pointer + formula.at, mark: formula })),
  );

const toldOf = cachedByOperation((contract: Contract, operation): Told => ({
  formulas: placesOfFormulas(contract, operation, formulasOf),
  described: contract.profile.guessesFormulas
    ? placesOfFormulas(contract, operation, describedFormulas(contract.document))
    : [],
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
  const { json } = received;
  const { formulas, described, past } = toldOf(contract, operation);
  const now = past.length === 0 ? undefined : answeredAt(contract, operation, received);
  const wrong = (places: readonly AnnotatedPlace[], doubt?: "inferred") =>
    markedValues(json, places).flatMap(({ pointer, mark, specPointer }) => {
      const message = computedComplaint(mark as Formula, pointer, { json, request, answerOf: () => undefined });
      if (message === undefined) return [];
      return [findingAt(operation, "consistency", received, pointer, message, { specPointer, doubt })];
    });
  const future = markedValues(json, past).flatMap(({ pointer, value, specPointer }) => {
    const moment = momentOf(value);
    if (moment === undefined || now === undefined || moment <= now + SLACK_MS) return [];
    const message = `must not be later than the answer, ${new Date(now).toISOString()}, but is ${String(value)}`;
    return [findingAt(operation, "plausibility", received, pointer, message, { specPointer })];
  });
  return [...wrong(formulas), ...wrong(described, "inferred"), ...future];
}
