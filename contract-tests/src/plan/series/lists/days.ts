import type { Operation } from "../../../spec/contract.ts";
import { isObject, type JsonObject } from "../../../json.ts";
import { exampleRequest, unfiltered } from "../../generate/base-request.ts";
import type { PlanContext } from "../../context.ts";
import type { CaseRequest, Pick, Series, Substitution } from "../../case.ts";
import type { Claim } from "../../claim.ts";
import { stepOf, seriesOf } from "../step.ts";
import { extensionOf } from "../../read/extension-of.ts";
import { withParameters, placeOf } from "../../generate/request-edits.ts";

/** Time zones, as minutes ahead of UTC: one behind UTC, one that is not a whole number of hours ahead, and one that is. */
const CLOCKS = [-300, 345, 540];
const MS_PER_MINUTE = 60_000;
const DAY_MS = 86_400_000;
const WHOLE = "whole";

interface Days {
  readonly rows: string;
  readonly field: string;
  readonly minutes: string;
  readonly from: string;
  readonly to: string;
}

/** Reads from `x-days` where an operation returns one row for each day, and its parameters for the time zone and both ends of the range. */
function daysOf(document: JsonObject, operation: Operation): Days | undefined {
  const told = extensionOf(document, operation, "x-days");
  if (!isObject(told)) return undefined;
  const [rows, field, minutes, from, to] = ["rows", "field", "minutes", "from", "to"].map((name) => told[name]);
  const isWhole = [rows, field, minutes, from, to].every((text) => typeof text === "string");
  return isWhole ? ({ rows, field, minutes, from, to } as Days) : undefined;
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
  const steps = [
    stepOf(id, "relation", operation, { name: WHOLE, request: base, isNeeded: true }),
    ...parts.map((part) => [stepOf(id, "relation", operation, part)]),
  ];
  return seriesOf(
    id,
    steps,
    parts.map(({ name }): Claim => ({
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
