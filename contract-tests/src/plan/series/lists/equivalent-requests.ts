import type { Operation, Parameter } from "../../../spec/contract.ts";
import { escapeToken, isObject, type JsonObject } from "../../../json.ts";
import { exampleRequest, unfiltered, withParameters, placeOf, withOnly } from "../../generate/requests.ts";
import { daysAgo, withOffset } from "../../read/moments.ts";
import type { PlanContext } from "../../context.ts";
import type { Pick, Series, Step, Substitution, CaseRequest } from "../../case.ts";
import type { Claim } from "../../claim.ts";
import { changingMembers, dereference, extensionOf } from "../../read/schemas.ts";
import { readList } from "../../read/lists/list-reading.ts";
import { asText } from "../../read/parameter-text.ts";
import { stepOf, seriesOf } from "../step.ts";

/** One way to ask, of several that mean the same. */
interface Way {
  readonly name: string;
  readonly request: CaseRequest;
  /** The reason why it means the same as the first way. */
  readonly reason: string;
  readonly specPointer: string;
}

/** The request with these parameters of the query, of which some are picked from an earlier answer. */
function asking(
  context: PlanContext,
  operation: Operation,
  query: JsonObject,
  picked: readonly Substitution[] = [],
): CaseRequest {
  const base = unfiltered(operation, exampleRequest(context, operation));
  const isReplaced = ({ place, pointer }: Substitution) =>
    place === "query" && Object.keys(query).some((it) => pointer === `/${escapeToken(it)}`);
  const substitutions = [...base.substitutions.filter((it) => !isReplaced(it)), ...picked];
  return { ...withParameters(base, "query", query), substitutions };
}

/** A series that asks in each way, and in the first one again: all answers must be the same. */
function alikeSeries(
  context: PlanContext,
  operation: Operation,
  id: string,
  ways: readonly Way[],
  before: readonly Step[] = [],
): Series[] {
  const [first, ...others] = ways;
  if (!first || others.length === 0) return [];
  const again = `${first.name} again`;
  const moving = changingMembers(context.contract, operation);
  const steps = [...ways, { ...first, name: again }].map(({ name, request }) => [
    stepOf(id, "relation", operation, { name, request }),
  ]);
  return seriesOf(
    id,
    [...before, ...steps],
    others.map(({ name, reason, specPointer }): Claim => {
      const facts = { first: first.name, again, other: name, moving, reason, specPointer };
      return { kind: "alike", ...facts };
    }),
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
    const facts = {
      reason: "the spec says that both requests mean the same",
      specPointer: `${operation.pointer}/x-alike/${index}`,
    };
    const ways = queries.map((query): Way => ({
      name: wordsOf(query),
      request: asking(context, operation, query),
      ...facts,
    }));
    return alikeSeries(context, operation, `${operation.id} › alike ${index + 1}`, ways);
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
  const ranged = filters.find(({ match, fields }) => match === "from" && fields.length > 0);
  const fixed = fixedMoments(parameters);
  const requestFor = (minutes: number): CaseRequest => {
    const field = ranged?.fields[0];
    if (!ranged || field === undefined || !places)
      return asking(context, operation, Object.fromEntries(fixed.map(([it, at]) => [it, withOffset(at, minutes)])));
    const form: Pick["form"] = { later: 0, as: "date-time", offset: minutes };
    const source: Pick = { step: WHOLE, isNeeded: true, rows: places.rows, field, take: "middle", form };
    return asking(context, operation, { [ranged.parameter]: "" }, [{ ...placeOf("query", ranged.parameter), source }]);
  };
  const ways = [0, ...OFFSETS].map((minutes): Way => ({
    name: minutes === 0 ? "in UTC" : `offset ${withOffset(0, minutes).slice(-6)}`,
    request: requestFor(minutes),
    reason: "it is the same moment, written with another offset",
    specPointer: first.pointer,
  }));
  const whole = stepOf(id, "relation", operation, { name: WHOLE, request: asking(context, operation, {}) });
  return alikeSeries(context, operation, id, ways, ranged ? [whole] : []);
}

/** Before anything that a server has stored. */
const LONG_AGO = "2000-01-01T00:00:00Z";

/** A list without the start of its range has all rows, so a start long ago gives the same response. */
export const openRangeSeries = (context: PlanContext, operation: Operation): Series[] =>
  readList(context, operation).filters.flatMap(({ parameter, match, fields, isInferred, specPointer }): Series[] => {
    if (operation.method !== "GET" || match !== "from" || fields.length === 0 || isInferred) return [];
    const start = { [parameter]: LONG_AGO };
    return alikeSeries(context, operation, `${operation.id} › without ${parameter}`, [
      { name: "without", request: asking(context, operation, {}), reason: "", specPointer: "" },
      {
        name: wordsOf(start),
        request: asking(context, operation, start),
        reason: `every row is later, so it means the same as a request without ${parameter}`,
        specPointer,
      },
    ]);
  });

/** A parameter that is left out has its documented default, so sending the default gives the same response. */
export function defaultSeries(context: PlanContext, operation: Operation): Series[] {
  if (operation.method !== "GET" || operation.endsSession) return [];
  const { document } = context.contract;
  const base = unfiltered(operation, exampleRequest(context, operation));
  const tried = operation.parameters.flatMap((parameter) => {
    const { default: usual } = dereference(document, parameter.schema);
    const isSent = parameter.place === "query" || parameter.place === "header";
    return usual === undefined || parameter.required || !isSent ? [] : [{ ...parameter, usual }];
  });
  // An example may give a header that a client need not send.
  const isLeftOut = (header: string) => tried.some(({ place, name }) => place === "header" && name === header);
  const header = Object.fromEntries(Object.entries(base.parameters.header).filter(([name]) => !isLeftOut(name)));
  const bare = withOnly(base, "header", header);
  const ways = tried.map(({ place, name, usual, pointer }): Way => ({
    name: `${name} ${asText(usual)}`,
    request: withParameters(bare, place, { [name]: usual }),
    reason: `it is the default of ${name}`,
    specPointer: pointer,
  }));
  const without: Way = { name: "without", request: bare, reason: "", specPointer: "" };
  return alikeSeries(context, operation, `${operation.id} › defaults`, [without, ...ways]);
}
