import type { Operation } from "../../../spec/contract.ts";
import { isObject, objectOr, type JsonObject } from "../../../json.ts";
import { exampleRequest, unfiltered, withParameters, placeOf } from "../../generate/requests.ts";
import { testedOperation, type PlanContext } from "../../context.ts";
import type { CaseRequest, Pick, Series, Step, Substitution } from "../../case.ts";
import type { Claim } from "../../claim.ts";
import { stepOf, seriesOf } from "../step.ts";
import { listRequest, isWithinReach } from "./listed-objects.ts";
import { sharedStep } from "./consistency.ts";
import { extensionOf } from "../../read/schemas.ts";

/** Time zones, as minutes ahead of UTC: one behind UTC, UTC, one that is not a whole number of hours ahead, and one that is. */
const CLOCKS = [-300, 0, 345, 540];
const MS_PER_MINUTE = 60_000;
const DAY_MS = 86_400_000;
const WHOLE = "whole";

interface Days {
  readonly rows: string;
  readonly field: string;
  readonly minutes: string;
  readonly from: string;
  readonly to: string;
  /** The list of what happens on these days. */
  readonly events: Events | undefined;
}

/** A list, and the place of a time in its rows. */
interface Events {
  readonly operationId: string;
  readonly rows: string;
  readonly field: string;
}

function eventsOf(told: unknown): Events | undefined {
  const { operationId, rows, field } = objectOr(told);
  const isWhole = [operationId, rows, field].every((text) => typeof text === "string");
  return isWhole ? ({ operationId, rows, field } as Events) : undefined;
}

/** Reads from `x-days` where an operation returns one row for each day, and its parameters for the time zone and both ends of the range. */
function daysOf(document: JsonObject, operation: Operation): Days | undefined {
  const told = extensionOf(document, operation, "x-days");
  if (!isObject(told)) return undefined;
  const [rows, field, minutes, from, to] = ["rows", "field", "minutes", "from", "to"].map((name) => told[name]);
  const isWhole = [rows, field, minutes, from, to].every((text) => typeof text === "string");
  return isWhole ? ({ rows, field, minutes, from, to, events: eventsOf(told["events"]) } as Days) : undefined;
}

const EVENTS = "events";
const TAKEN = ["least", "middle", "greatest"] as const;
const QUARTERS = [
  ["first", "begins before"],
  ["last", "ends after"],
] as const;

/**
 * Requests the day that begins just before an event, or ends just after it, on the clock on which it does. Where a day begins at another time than
 * it should, such as a whole hour of UTC, the event is on the day beside it.
 */
function eventSteps(context: PlanContext, operation: Operation, id: string, days: Days): Step[] {
  const list = testedOperation(context, days.events?.operationId);
  if (!days.events || !list || !isWithinReach(operation, list)) return [];
  const { rows, field } = days.events;
  const base = unfiltered(operation, exampleRequest(context, operation));
  const tried = TAKEN.flatMap((take) => QUARTERS.map(([quarter, words]) => ({ take, quarter, words })));
  const parts = tried.map(({ take, quarter, words }) => {
    const picked = (name: string, clock: Extract<Pick["form"], { clock: unknown }>["clock"]): Substitution => ({
      ...placeOf("query", name),
      source: { step: EVENTS, isNeeded: true, rows, field, take, form: { clock, quarter } },
    });
    const { minutes, from, to } = days;
    const asked = withParameters(base, "query", { [minutes]: "", [from]: "", [to]: "" });
    const substitutions = [picked(minutes, "minutes ahead"), picked(from, "start of day"), picked(to, "end of day")];
    const request = { ...asked, substitutions: [...asked.substitutions, ...substitutions] };
    return stepOf(id, "relation", operation, {
      name: `the day that ${words} the ${take} time of ${list.id}`,
      request,
    });
  });
  return [sharedStep(context, { id, operation }, EVENTS, list, listRequest(context, list)), ...parts];
}

/** Requests one day of a time zone, from its midnight to the next. Every row in the response must be that day. */
export function daySeries(context: PlanContext, operation: Operation): Series[] {
  const days = operation.method === "GET" ? daysOf(context.contract.document, operation) : undefined;
  const clock = operation.parameters.find(({ place, name }) => place === "query" && name === days?.minutes);
  if (!days || !clock) return [];
  const { rows, field, minutes, from, to } = days;
  const id = `${operation.id} › days`;
  const base = unfiltered(operation, exampleRequest(context, operation));
  const dayAt = (take: Pick["take"], later: number): Pick => ({
    step: WHOLE,
    isNeeded: true,
    rows,
    field,
    take,
    form: { later, as: "date-time" },
  });
  const requestOf = (ahead: number, take: Pick["take"]): CaseRequest => {
    const midnight = -ahead * MS_PER_MINUTE;
    const picked = (name: string, later: number): Substitution => ({
      ...placeOf("query", name),
      source: dayAt(take, later),
    });
    return {
      ...withParameters(base, "query", { [minutes]: ahead, [from]: "", [to]: "" }),
      substitutions: [...base.substitutions, picked(from, midnight), picked(to, midnight + DAY_MS)],
    };
  };
  const parts = CLOCKS.filter((ahead) => context.validate(clock.pointer, ahead).length === 0).flatMap((ahead) =>
    (["greatest", "middle"] as const).map((take) => ({
      name: `${minutes} ${ahead}, ${take === "greatest" ? "latest" : take} day`,
      request: requestOf(ahead, take),
    })),
  );
  const specPointer = `${operation.pointer}/x-days`;
  const byEvent = eventSteps(context, operation, id, days);
  const steps = [
    stepOf(id, "relation", operation, { name: WHOLE, request: base, isNeeded: true }),
    ...parts.map((part) => [stepOf(id, "relation", operation, part)]),
    ...byEvent,
  ];
  return seriesOf(
    id,
    steps,
    [...parts, ...byEvent.slice(1)].map(({ name }): Claim => ({
      kind: "one-day",
      step: name,
      rows,
      field,
      minutes,
      from,
      specPointer,
    })),
  );
}
