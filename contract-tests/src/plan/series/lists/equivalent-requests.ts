import type { Operation, Parameter } from "../../../spec/contract.ts";
import { escapeToken, isObject, type JsonObject } from "../../../json.ts";
import { exampleRequest, unfiltered, withParameters } from "../../generate/requests.ts";
import { daysAgo, withOffset } from "../../read/moments.ts";
import type { PlanContext } from "../../context.ts";
import type { Pick, Series, Step, Substitution } from "../../case.ts";
import type { Claim } from "../../claim.ts";
import { changingMembers, dereference, extensionOf } from "../../read/schemas.ts";
import { readList } from "../../read/lists/list-reading.ts";
import { asText } from "../../read/parameter-text.ts";
import { stepOf, seriesOf } from "../step.ts";

/** One way to ask, of several that mean the same. */
interface Way {
  readonly name: string;
  readonly query: JsonObject;
  readonly picked: readonly Substitution[];
}

interface Reason {
  readonly reason: string;
  readonly specPointer: string;
}

const step = (context: PlanContext, operation: Operation, id: string, way: Way, name = way.name): Step => {
  const base = unfiltered(operation, exampleRequest(context, operation));
  const isReplaced = ({ place, pointer }: Substitution) =>
    place === "query" && Object.keys(way.query).some((it) => pointer === `/${escapeToken(it)}`);
  const substitutions = [...base.substitutions.filter((it) => !isReplaced(it)), ...way.picked];
  const request = { ...withParameters(base, "query", way.query), substitutions };
  return stepOf(id, "relation", operation, { name, request });
};

/** A series that asks in each way, and in the first one again: all answers must be the same. */
function alikeSeries(
  context: PlanContext,
  operation: Operation,
  id: string,
  { ways, before = [], reason, specPointer }: Reason & { readonly ways: readonly Way[]; readonly before?: Step[] },
): Series[] {
  const [first, ...others] = ways;
  if (!first || others.length === 0) return [];
  const again = `${first.name} again`;
  const moving = changingMembers(context.contract, operation);
  const steps = [
    ...before,
    ...ways.map((way) => [step(context, operation, id, way)]),
    step(context, operation, id, first, again),
  ];
  return seriesOf(
    id,
    steps,
    others.map(({ name }): Claim => ({
      kind: "alike",
      first: first.name,
      again,
      other: name,
      moving,
      reason,
      specPointer,
    })),
  );
}

const wordsOf = (query: JsonObject): string =>
  Object.entries(query)
    .map(([name, value]) => `${name} ${asText(value)}`)
    .join(", ") || "nothing";

/** Requests that mean the same must have the same answer (`x-alike`). */
export function alikeRequestSeries(context: PlanContext, operation: Operation): Series[] {
  if (operation.method !== "GET") return [];
  const told = extensionOf(context.contract.document, operation, "x-alike");
  return (Array.isArray(told) ? told : []).flatMap((group: unknown, index): Series[] => {
    const queries = Array.isArray(group) ? group.filter(isObject) : [];
    const ways = queries.map((query): Way => ({ name: wordsOf(query), query, picked: [] }));
    const specPointer = `${operation.pointer}/x-alike/${index}`;
    const reason = "the spec says that both requests mean the same";
    return alikeSeries(context, operation, `${operation.id} › alike ${index + 1}`, { ways, reason, specPointer });
  });
}

/** Times of day near which a lost offset leads to another day. */
const DAYS_AGO = { from: 20.1, to: 1.2 } as const;
/** Offsets from UTC in which the same moment is written, in minutes. */
const OFFSETS = [345, -570];
const WHOLE = "whole";

const isMoment = (document: JsonObject, { place, schema }: Parameter): boolean =>
  place === "query" && dereference(document, schema)["format"] === "date-time";

/** The moments of a range, whose ends do not move while the test runs. */
function fixedMoments(parameters: readonly Parameter[]): readonly (readonly [string, number])[] {
  return parameters.map(({ name }, index) => [name, daysAgo(index === 0 ? DAYS_AGO.from : DAYS_AGO.to)]);
}

/** The same moment, written with another offset from UTC, must have the same answer (RFC 3339). */
export function offsetSeries(context: PlanContext, operation: Operation): Series[] {
  if (operation.method !== "GET" || operation.endsSession) return [];
  const { document } = context.contract;
  const parameters = operation.parameters.filter((parameter) => isMoment(document, parameter));
  const [first] = parameters;
  if (!first) return [];
  const id = `${operation.id} › offsets`;
  const { places, filters } = readList(context, operation);
  const whole: Way = { name: WHOLE, query: {}, picked: [] };
  const ranged = filters.find(({ match, fields }) => match === "from" && fields.length > 0);
  const fixed = fixedMoments(parameters);
  const wayOf = (minutes: number): Way => {
    const name = minutes === 0 ? "in UTC" : `offset ${withOffset(0, minutes).slice(-6)}`;
    const field = ranged?.fields[0];
    if (!ranged || field === undefined || !places)
      return { name, picked: [], query: Object.fromEntries(fixed.map(([it, at]) => [it, withOffset(at, minutes)])) };
    const form: Pick["form"] = { later: 0, as: "date-time", offset: minutes };
    const source: Pick = { step: WHOLE, isNeeded: true, rows: places.rows, field, take: "middle", form };
    const pointer = `/${escapeToken(ranged.parameter)}`;
    return { name, query: { [ranged.parameter]: "" }, picked: [{ place: "query", pointer, source }] };
  };
  return alikeSeries(context, operation, id, {
    ways: [0, ...OFFSETS].map(wayOf),
    before: ranged ? [step(context, operation, id, whole)] : [],
    reason: "it is the same moment, written with another offset",
    specPointer: first.pointer,
  });
}
