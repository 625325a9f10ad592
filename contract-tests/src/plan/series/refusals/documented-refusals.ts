import type { Operation } from "../../../spec/contract.ts";
import { objectOr, textOr, type JsonObject } from "../../../json.ts";
import type { Expectation, Series, CaseRequest, Step } from "../../case.ts";
import { type PlanContext, testedOperation } from "../../context.ts";
import { stepOf, seriesOf } from "../step.ts";
import { changedRequest, documentedRequest, entriesOf, placeNamed, type RequestChanges } from "./changed-request.ts";
import { isJson } from "../../../media-type.ts";
import type { Claim } from "../../claim.ts";
import { exampleRequest, outsideBody, withoutSubstitution, valueSent, withBodyValue } from "../../generate/requests.ts";
import { fromOtherClients } from "../../vary/client-kinds.ts";
import { variantsOf } from "../../vary/variants.ts";
import { bodyPlaceIn, effectStep, marksNamed, type EffectContext, unchangedClaims } from "../effect-step.ts";
import { otherBody } from "../other-bodies.ts";
import { plainPayloadOf } from "../../generate/example-values.ts";

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
  const others = later ? [] : fromOtherClients(context, operation, request);
  const tried = [[TRIED, request] as const, ...others];
  return seriesOf(
    id,
    [...reads, ...tried.map(([name, it]) => [stepOf(id, "broken", operation, { name, request: it, expectation })])],
    tried.map(([step]): Claim => ({
      kind: "refused-with",
      step,
      code,
      status,
      names: later ? undefined : names,
      when,
      specPointer,
    })),
  );
}

/**
 * Requests that are valid except for a documented change must be refused with the documented code (`x-refusals`), whatever kind of client sends them. Where the spec gives the
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

/** Marks of the effects of a call, with the member that names the read which shows the effect. */
const EFFECTS = [
  ["creates", "listedBy"],
  ["removes", "listedBy"],
  ["sets", "readBy"],
  ["moves", "readBy"],
  ["keepsSum", "readBy"],
] as const;
/** Wrong values that servers tend to notice late, at the end of their work. */
const LATE = [
  "maxLength+1",
  "maximum+1",
  "minimum-1",
  "pattern",
  "unknown member",
  "minLength-1",
  "undocumented property",
];
const MOST_BROKEN = 5;

/** The reads that show what a call changes, by the marks of the spec. */
export function markedReads(context: PlanContext, operation: Operation): Operation[] {
  const ids = EFFECTS.flatMap(([effect, read]) => marksNamed(operation, effect).map((mark) => mark[read]));
  return ids.flatMap((id) => testedOperation(context, id) ?? []);
}

/** The request with other values than usual at the places that the call sets: those of the example may be stored already. */
const withOtherValues = (context: PlanContext, operation: Operation, request: CaseRequest): CaseRequest =>
  marksNamed(operation, "sets").reduce((changed, { value }) => {
    const place = bodyPlaceIn(value);
    return (place === undefined ? undefined : otherBody(context, operation, changed, place)) ?? changed;
  }, request);

interface Broken {
  readonly name: string;
  readonly request: CaseRequest;
  /** The steps that read values of the request before. */
  readonly reads: readonly Step[];
}

/** Requests that are wrong in one place, each in another. */
function brokenRequests(context: PlanContext, operation: Operation): Broken[] {
  const payload = plainPayloadOf(operation);
  const base = withOtherValues(context, operation, exampleRequest(context, operation));
  const sent = valueSent(base);
  if (!payload || !isJson(payload.mediaType) || sent === undefined) return [];
  const variants = variantsOf(context.contract.document, payload.schema, sent)
    .filter(({ change }) => LATE.includes(change))
    .filter(({ value }) => context.validate(payload.schemaPointer, value, "request").length > 0);
  const places = [...Map.groupBy(variants, ({ pointer }) => pointer).values()].flatMap(([variant]) => variant ?? []);
  return places.slice(0, MOST_BROKEN).map(({ pointer, change, value }) => ({
    name: `body${pointer} ${change}`,
    reads: [],
    request: {
      ...withBodyValue(base, value),
      substitutions: pointer === "" ? outsideBody(base) : withoutSubstitution(base.substitutions, "body", pointer),
    },
  }));
}

/** Requests that the spec says are refused (`x-refusals`). */
const refusedRequests = (context: PlanContext, operation: Operation): Broken[] =>
  documentedRefusals(context, operation)
    .filter(({ isOnlyTogether }) => !isOnlyTogether)
    .flatMap(({ when, changes, entry }) => {
      const base = withOtherValues(context, operation, documentedRequest(context, operation, entry));
      const changed = changedRequest(context, operation, operation.id, base, changes);
      return changed ? [{ name: when, ...changed }] : [];
    });

/** The claims that refused calls have changed nothing in reads. */
export const untouchedClaims = (
  { context, change }: EffectContext,
  reads: readonly Operation[],
  refused: readonly { readonly name: string }[],
): Claim[] =>
  unchangedClaims(context, reads, {
    by: refused.map(({ name }) => name),
    calls: "refused",
    specPointer: `${change.pointer}/x-contract`,
  });

/**
 * A request that is refused because it is wrong changes nothing: neither what the call would change, nor the list in which a wrong request finds the
 * object that it names.
 */
export function refusedChangeSeries(context: PlanContext, operation: Operation): Series[] {
  if (operation.spoilsAccount || operation.endsSession || operation.method === "GET") return [];
  const broken = [...brokenRequests(context, operation), ...refusedRequests(context, operation)];
  const sources = new Map(broken.flatMap(({ reads }) => reads.map((step) => [step.name, step] as const)));
  const found = [...sources.keys()].flatMap((id) => testedOperation(context, id) ?? []);
  const reads = [...new Set([...markedReads(context, operation), ...found])];
  if (broken.length === 0 || reads.length === 0) return [];
  const id = `${operation.id} › refused without effect`;
  const scene = { context, id, change: operation };
  const reading = (when: string) => reads.map((read) => [effectStep(scene, `${read.id} ${when}`, read)]);
  const steps = [
    ...reading("before"),
    ...reading("before again"),
    ...[...sources.values()].map((step) => [{ ...step, isNeeded: false }]),
    ...broken.map(({ name, request }) => [
      stepOf(id, "broken", operation, { name, request, expectation: { outcome: "refused", reason: name } }),
    ]),
    ...reading("after"),
  ];
  return seriesOf(id, steps, untouchedClaims(scene, reads, broken));
}
