import { createHash } from "node:crypto";
import { KINDS, type Case, type CaseKind, type Plan, type Series } from "./case.ts";
import type { Journey } from "./journeys/journey.ts";

/** A part of a plan that is kept or dropped as a whole. */
interface Unit {
  readonly id: string;
  /** Id of the operation or journey that the part belongs to. */
  readonly owner: string;
  readonly kind: CaseKind;
  /** How many requests the part sends. */
  readonly cost: number;
}

const ofCase = ({ id, operationId, kind }: Case): Unit => ({ id, owner: operationId, kind, cost: 1 });

function ofSeries({ id, groups }: Series): Unit[] {
  const steps = groups.flat();
  // The last step is the operation that the series tests.
  const last = steps.at(-1);
  return last ? [{ id, owner: last.operationId, kind: last.kind, cost: steps.length }] : [];
}

const ofJourney = ({ id, steps }: Journey): Unit => ({
  id,
  owner: `journey ${id}`,
  kind: "journey",
  cost: steps.length,
});

/** A key that sorts ids in a pseudo-random order, which depends on the seed. */
const shuffleKey = (id: string, seed: number): string => createHash("sha256").update(`${seed} ${id}`).digest("hex");

/** Interleaves lists: the first item of each, then the second of each. */
function inTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) => lists.flatMap((list) => list.slice(round, round + 1))).flat();
}

/** Orders the units of one operation so that kinds alternate, examples first; within a kind the seed decides. */
function ofOwner(units: readonly Unit[], seed: number): Unit[] {
  const byKind = KINDS.map((kind) => units.filter((unit) => unit.kind === kind));
  return inTurn(
    byKind.map((ofKind) =>
      ofKind
        .map((unit) => ({ unit, key: shuffleKey(unit.id, seed) }))
        .toSorted((one, other) => (one.key < other.key ? -1 : 1))
        .map(({ unit }) => unit),
    ),
  );
}

/**
 * Reduces a plan to at most `maxCases` requests. Operations take turns, and within an operation so do kinds of cases. The same plan and
 * seed give the same choice.
 */
export function limitPlan(plan: Plan, maxCases: number | undefined, seed: number): Plan {
  if (maxCases === undefined) return plan;
  const units = [...plan.cases.map(ofCase), ...plan.series.flatMap(ofSeries), ...plan.journeys.map(ofJourney)];
  const owners = [...new Set(units.map(({ owner }) => owner))];
  const byOwner = new Map(owners.map((owner): [string, Unit[]] => [owner, []]));
  for (const unit of units) byOwner.get(unit.owner)?.push(unit);
  const chosen = new Set<string>();
  let left = maxCases;
  for (const { id, cost } of inTurn([...byOwner.values()].map((own) => ofOwner(own, seed)))) {
    if (cost > left) continue;
    chosen.add(id);
    left -= cost;
  }
  return {
    cases: plan.cases.filter(({ id }) => chosen.has(id)),
    series: plan.series.filter(({ id }) => chosen.has(id)),
    journeys: plan.journeys.filter(({ id }) => chosen.has(id)),
  };
}

/** The ids of everything in a plan, in order. */
export const idsOf = ({ cases, series, journeys }: Plan): string[] => [
  ...cases.map(({ id }) => id),
  ...series.flatMap(({ groups }) => groups.flat().map(({ id }) => id)),
  ...journeys.flatMap(({ id, steps }) => steps.map((step) => `journey ${id} › ${step.id}`)),
];
