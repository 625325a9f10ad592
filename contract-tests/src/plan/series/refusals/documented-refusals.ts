import type { Operation } from "../../../spec/contract.ts";
import { objectOr, textOr, type JsonObject } from "../../../json.ts";
import type { Expectation, Series } from "../../case.ts";
import type { PlanContext } from "../../context.ts";
import { stepOf, seriesOf } from "../step.ts";
import { changedRequest, documentedRequest, entriesOf, placeNamed, type RequestChanges } from "./changed-request.ts";

const EXTENSION = "x-refusals";
const TRIED = "changed";

/** A refusal that the spec documents: what makes a valid request refusable, and how it is refused. */
export interface DocumentedRefusal {
  /** The reason in words. */
  readonly when: string;
  readonly code: string;
  readonly status: number | undefined;
  /** The place that the details of the refusal must name. */
  readonly names: string | undefined;
  readonly changes: RequestChanges;
  /** The position of the check; undefined when the spec does not say it. */
  readonly order: number | undefined;
  /** Whether it is only sent together with a change that is checked earlier, because the refusal alone has an effect, such as a lock. */
  readonly isOnlyTogether: boolean;
  readonly entry: JsonObject;
  readonly specPointer: string;
}

const numberOr = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);

/** Reads `x-refusals` of an operation. */
export const documentedRefusals = (context: PlanContext, operation: Operation): DocumentedRefusal[] =>
  entriesOf(context, operation, EXTENSION).flatMap((entry, index) => {
    const [when, code] = [textOr(entry["when"], undefined), textOr(entry["code"], undefined)];
    if (when === undefined || code === undefined) return [];
    return [
      {
        when,
        code,
        status: numberOr(entry["status"]),
        names: textOr(entry["names"], undefined),
        changes: objectOr(entry["change"]),
        order: numberOr(entry["order"]),
        isOnlyTogether: entry["onlyTogether"] === true,
        entry,
        specPointer: `${operation.pointer}/${EXTENSION}/${index}`,
      },
    ];
  });

const isWithin = (outer: string, inner: string): boolean => {
  const [one, other] = [placeNamed(outer), placeNamed(inner)];
  return one.place === other.place && `${other.pointer}/`.startsWith(`${one.pointer}/`);
};

/** The places that a refusal changes. */
const places = ({ changes }: DocumentedRefusal): string[] => Object.keys(changes);

/**
 * How well two refusals go together in one request: "apart" when they change different places, "over" when the earlier one can replace what
 * the later one changes in some of its places, because then the earlier one is due in any case.
 */
function fitOf(earlier: DocumentedRefusal, later: DocumentedRefusal): "apart" | "over" | undefined {
  if (earlier.entry["example"] !== later.entry["example"]) return undefined;
  const shared = places(later).filter((name) => places(earlier).includes(name));
  const isInside = places(later).some((name) =>
    places(earlier).some((it) => it !== name && (isWithin(name, it) || isWithin(it, name))),
  );
  if (isInside || shared.length === places(later).length) return undefined;
  return shared.length === 0 ? "apart" : "over";
}

/**
 * The refusals that are checked before this one and can be combined with it: the nearest of each code, first those that change other
 * places.
 */
function checkedBefore(later: DocumentedRefusal, all: readonly DocumentedRefusal[]): DocumentedRefusal[] {
  const { order } = later;
  if (order === undefined) return [];
  const earlier = all
    .filter((it) => it.order !== undefined && it.order < order && it.code !== later.code && !it.isOnlyTogether)
    .toSorted((one, other) => (other.order ?? 0) - (one.order ?? 0));
  const fitting = (fit: "apart" | "over") => earlier.filter((it) => fitOf(it, later) === fit);
  const nearest = [...fitting("apart"), ...fitting("over")];
  return nearest.filter((it, index) => nearest.findIndex(({ code }) => code === it.code) === index);
}

function seriesFor(
  context: PlanContext,
  operation: Operation,
  refusal: DocumentedRefusal,
  later?: DocumentedRefusal,
): Series[] {
  const { code, status, names, specPointer, entry } = refusal;
  const when = later ? `${refusal.when}, which is checked before this: ${later.when}` : refusal.when;
  const id = `${operation.id} › refused when ${later ? `${refusal.when} and ${later.when}` : when}`;
  // What is checked first must be wrong in any case, so its changes replace those of the later one.
  const changes = { ...later?.changes, ...refusal.changes };
  const changed = changedRequest(context, operation, id, documentedRequest(context, operation, entry), changes);
  if (!changed) return [];
  const expectation: Expectation = { outcome: "refused", reason: when };
  const { reads, request } = changed;
  return seriesOf(
    id,
    [...reads, stepOf(id, "broken", operation, { name: TRIED, request, expectation })],
    [{ kind: "refused-with", step: TRIED, code, status, names: later ? undefined : names, when, specPointer }],
  );
}

/**
 * Requests that are valid except for a documented change must be refused with the documented code (`x-refusals`). Where the spec gives the
 * order of the checks, a request with two of the changes is refused for the one that is checked first.
 */
export function documentedRefusalSeries(context: PlanContext, operation: Operation): Series[] {
  const all = documentedRefusals(context, operation);
  return all.flatMap((refusal) => {
    return [
      ...(refusal.isOnlyTogether ? [] : seriesFor(context, operation, refusal)),
      ...checkedBefore(refusal, all).flatMap((earlier) => seriesFor(context, operation, earlier, refusal)),
    ];
  });
}
