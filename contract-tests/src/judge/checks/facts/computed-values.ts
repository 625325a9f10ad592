import type { Contract, Operation } from "../../../spec/contract.ts";
import { successPlaces, type AnnotatedPlace, type Reading } from "../../../plan/read/schemas.ts";
import { describedFormulas } from "../../../plan/read/names-and-words/described-formulas.ts";
import { formulasOf, isPast, otherTermsIn, type Formula } from "../../../plan/read/computed-values.ts";
import { answeredAt, SLACK_MS } from "../objects/objects.ts";
import { computedComplaint } from "../../values/compute.ts";
import { momentOf } from "../../values/numbers.ts";
import { type ValueRule, valueCheck } from "../success-check.ts";

const placesOfFormulas = (contract: Contract, operation: Operation, read: Reading): AnnotatedPlace[] =>
  successPlaces(contract, operation, read).flatMap(({ mark, ...place }) =>
    (mark as readonly Formula[])
      .filter((formula) => otherTermsIn(formula).length === 0)
      .map((formula) => ({ ...place, pointer: place.pointer + formula.at, mark: formula })),
  );

const formulaComplaint: ValueRule["complaint"] = ({ mark, pointer }, { received: { json }, request }) =>
  computedComplaint(mark as Formula, pointer, { json, request, answerOf: () => undefined });

/**
 * Find values that contradict the rest of their response or the request: wrong sums (`x-computed`), also those of formulas that the spec only says
 * in words, and past events dated in the future (`x-past`). Without a request, formulas with parts of it are skipped.
 */
export const COMPUTED_CHECKS = [
  valueCheck({
    check: "consistency",
    places: ({ contract }, operation) => placesOfFormulas(contract, operation, formulasOf),
    complaint: formulaComplaint,
  }),
  valueCheck({
    check: "consistency",
    isInferred: true,
    places: ({ contract }, operation) =>
      contract.profile.guessesFormulas
        ? placesOfFormulas(contract, operation, describedFormulas(contract.document))
        : [],
    complaint: formulaComplaint,
  }),
  valueCheck({
    check: "plausibility",
    places: ({ contract }, operation) => successPlaces(contract, operation, isPast),
    complaint: ({ value }, { context, operation, received }) => {
      const [moment, now] = [momentOf(value), answeredAt(context.contract, operation, received)];
      if (moment === undefined || now === undefined || moment <= now + SLACK_MS) return undefined;
      return `must not be later than the answer, ${new Date(now).toISOString()}, but is ${String(value)}`;
    },
  }),
];
