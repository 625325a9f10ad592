import { stringsOf, type JsonObject } from "../../../json.ts";
import type { Operation } from "../../../spec/contract.ts";
import type { CaseRequest, Pick, Series } from "../../case.ts";
import type { PlanContext } from "../../context.ts";
import { objectIn } from "../../lifecycle/resources.ts";
import { rowSchema, dereference, typesOf } from "../../read/schemas.ts";
import {
  listedObjectOf,
  listPages,
  listRequest,
  markedObjectOf,
  objectRequest,
  type ListedObject,
} from "./listed-objects.ts";
import { isWithinReach } from "./consistency.ts";
import { readList } from "../../read/lists/list-reading.ts";
import { SeriesSteps } from "../step.ts";

const LIST = "list";
/** An object may have many members, and an enum many values. */
const MOST_VALUES = 12;
const MOST_STATES = 30;

/** A value of a member, in which state an object may look different. */
export interface State {
  readonly member: string;
  readonly label: string;
  /** The value, or `{ not: null }`. */
  readonly value: unknown;
  readonly isOfEnum: boolean;
}

const mayBeNull = (schema: JsonObject): boolean =>
  schema["nullable"] === true ||
  typesOf(schema).includes("null") ||
  [schema["oneOf"], schema["anyOf"]]
    .flat()
    .some((it) => typeof it === "object" && it !== null && "type" in it && it.type === "null");

export const nameOf = ({ member, label }: State): string => `${member} ${label}`;

/** The states of a row: each value of its enums, each truth value, and members that are null or not. */
export function statesOf({ contract: { document } }: PlanContext, row: JsonObject): State[] {
  const members = Object.entries((row["properties"] ?? {}) as JsonObject);
  const all = members.flatMap(([member, schema]): State[] => {
    const resolved = dereference(document, schema);
    const values = stringsOf(resolved["enum"]).slice(0, MOST_VALUES);
    const truths = typesOf(resolved).includes("boolean") ? [true, false] : [];
    return [
      ...[...values, ...truths].map((value) => ({ member, label: String(value), value, isOfEnum: true })),
      ...(mayBeNull(resolved)
        ? [null, { not: null }].map((value) => ({
            member,
            label: value === null ? "null" : "not null",
            value,
            isOfEnum: false,
          }))
        : []),
    ];
  });
  return [...all.filter(({ isOfEnum }) => isOfEnum), ...all.filter(({ isOfEnum }) => !isOfEnum)].slice(0, MOST_STATES);
}

/** The requests for the pages of a list, and for the list in each state that a filter selects, by the names of their steps. */
export function listsByState(
  context: PlanContext,
  list: Operation,
  states: readonly State[],
): ReadonlyMap<string, CaseRequest> {
  const { filters } = readList(context, list);
  const filterFor = ({ member, isOfEnum }: State) =>
    isOfEnum &&
    filters.find(({ fields, match }) => match === "equal" && fields.length === 1 && fields[0] === `/${member}`);
  const lists = new Map(listPages(context, list, LIST));
  for (const state of states) {
    const filter = filterFor(state);
    if (filter) lists.set(`${LIST} ${nameOf(state)}`, listRequest(context, list, { [filter.parameter]: state.value }));
  }
  return lists;
}

/** The first object in a state, from the list in that state or else from the pages of the list. */
export function pickIn(lists: ReadonlyMap<string, CaseRequest>, state: State, { rows, key }: ListedObject): Pick {
  const own = `${LIST} ${nameOf(state)}`;
  const [step = LIST, ...orElse] = lists.has(own) ? [own] : lists.keys();
  const where = { [state.member]: state.value };
  return { step, orElse, isNeeded: true, rows, field: key, where, take: "first", form: "value" };
}

/**
 * Reads one object in each state that a list shows: for each value of an enum, and with and without a value that may be null. Each must fit the
 * schema, and agree with its row in the list.
 */
export function stateSeries(context: PlanContext, operation: Operation): Series[] {
  const listed = listedObjectOf(context, operation) ?? markedObjectOf(context, operation);
  if (!listed || listed.list.id === operation.id || !isWithinReach(operation, listed.list)) return [];
  const { list, rows, key, isInferred } = listed;
  const steps = new SeriesSteps(`${operation.id} › states`, context, "relation");
  const states = statesOf(context, rowSchema(context.contract, list, rows));
  const lists = listsByState(context, list, states);
  for (const [name, request] of lists) steps.add(name, list, request);
  const at = isInferred
    ? (objectIn(context.contract, operation, listed.parameter) ?? "")
    : operation.profile.valuePointer;
  for (const state of states) {
    const name = nameOf(state);
    const pick = pickIn(lists, state, listed);
    steps.add(name, operation, objectRequest(context, operation, listed, pick));
    // A list that does not have the object says nothing of it.
    for (const seen of [pick.step, ...(pick.orElse ?? [])])
      steps.claims.push({
        kind: "same-object",
        here: { step: seen, at: rows, key },
        there: { step: name, at },
        again: `${seen} again`,
        key,
        specPointer: operation.pointer,
        isInferred,
      });
  }
  for (const [name, request] of lists) steps.add(`${name} again`, list, request);
  return steps.judgedSeries;
}
