import type { Contract, Operation } from "../../spec/contract.ts";
import { valueAt } from "../../json.ts";
import { annotatedPlaces, successPlaces, type AnnotatedPlace } from "../../plan/read/annotated-schemas.ts";
import { formulaOf, isPast, operationsIn, type Formula } from "../../plan/read/computed-values.ts";
import type { Answer, Received } from "../answer.ts";
import { findingAbout, type Finding } from "../finding.ts";
import { computedComplaint } from "../values/compute.ts";
import { momentOf } from "../values/moment.ts";
import { valuesAt } from "../values/values-at.ts";

/** Clocks of the machines behind one server differ by some seconds. */
const SLACK_MS = 60_000;

/** What the spec says about values that follow from the rest of their answer. */
interface Told {
  readonly formulas: readonly AnnotatedPlace[];
  readonly past: readonly AnnotatedPlace[];
  readonly clocks: readonly AnnotatedPlace[];
}

/** Cached, because it is needed for every response. */
const known = new WeakMap<Operation, Told>();

function toldOf(contract: Contract, operation: Operation): Told {
  const told = known.get(operation) ?? {
    formulas: successPlaces(contract, operation, formulaOf).filter(
      ({ mark }) => operationsIn(mark as Formula).length === 0,
    ),
    past: successPlaces(contract, operation, isPast),
    clocks: annotatedPlaces(contract, operation, "clock").filter(({ mark }) => mark === "answer"),
  };
  known.set(operation, told);
  return told;
}

/** Returns when the server sent the response: the later of its clock and its `Date`, because a cached response contains an old clock. */
function answeredAt({ json, headers, at }: Received, clocks: readonly AnnotatedPlace[]): number | undefined {
  const own = clocks.map(({ pointer }) => momentOf(valueAt(json, pointer)));
  const moments = [...own, momentOf(headers.get("date"))].filter((moment) => moment !== undefined);
  return moments.length === 0 ? at : Math.max(...moments);
}

/** Finds values that contradict the rest of their response: wrong sums (`x-computed`), and past events dated in the future (`x-past`). */
export function computedFindings(contract: Contract, operation: Operation, received: Answer): Finding[] {
  if ("failure" in received || !operation.profile.isAccepted(received)) return [];
  const { json, status } = received;
  const { formulas, past, clocks } = toldOf(contract, operation);
  const tell = (check: "consistency" | "plausibility", pointer: string, message: string, specPointer: string) =>
    findingAbout(operation, check, { where: `response ${status} ${pointer}`, message, specPointer });
  const now = answeredAt(received, clocks);
  return [
    ...formulas.flatMap(({ pointer: place, mark, specPointer }) =>
      valuesAt(json, place).flatMap(({ pointer }) => {
        const message = computedComplaint(mark as Formula, pointer, { json, answerOf: () => undefined });
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
