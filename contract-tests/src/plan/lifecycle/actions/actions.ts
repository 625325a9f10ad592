import { isObject, objectOr, stringsOf } from "../../../json.ts";
import type { PlanContext } from "../../context.ts";
import { exampleBody, plainPayloadOf } from "../../generate/example-values.ts";
import { dereference } from "../../read/schemas.ts";
import {
  actionsOn,
  mostCalls,
  stateAfter,
  statesAllowing,
  tableRule,
  type StatusMember,
} from "../../read/names-and-words/transitions.ts";
import { lifecycleBody, type LifecycleBody } from "../lifecycle-body.ts";
import { onObject, type OnObject, type Resource } from "../resources.ts";

/** A call that changes the state of an object. */
export interface Action extends OnObject {
  /** Short, and unique for its object. */
  readonly verb: string;
  readonly body: LifecycleBody | undefined;
  /** The states in which the words of the spec allow it; empty when they do not say it. */
  readonly from: readonly string[];
  /** The state that it leads to, by the words or by its name; undefined when they do not say it. */
  readonly to: string | undefined;
  /** How often it is possible by the words; undefined when they do not say it. */
  readonly most: number | undefined;
  /** Whether it is one of several things that one operation does, by a value in its body. */
  readonly isChoice: boolean;
}

/** The operations on the objects of a resource that change their state, which are named by one path parameter. */
export const actionOperations = ({ operations, read, parent }: Resource): OnObject[] =>
  actionsOn(operations, read.operation.path).flatMap((operation) => onObject(operation, parent) ?? []);

/** What an operation does by each value of a required enum in its body, such as `{ "action": "approve" }`. */
function choicesOf(context: PlanContext, on: OnObject, status: StatusMember): Action[] {
  const { operation } = on;
  const payload = plainPayloadOf(operation);
  const example = payload && exampleBody(context, operation);
  if (!payload || !isObject(example)) return [];
  const { document } = context.contract;
  const { properties, required } = dereference(document, payload.schema);
  for (const name of stringsOf(required)) {
    const values = stringsOf(dereference(document, objectOr(properties)[name])["enum"]);
    if (values.length < 2) continue;
    return values.map((value) => {
      const told = tableRule(operation, value, status);
      const to = told?.to ?? stateAfter({ path: value }, status);
      const body = { value: { ...example, [name]: value }, words: [] };
      return {
        ...on,
        verb: value,
        body,
        from: told?.from ?? [],
        to,
        most: mostCalls(operation, value, true),
        isChoice: true,
      };
    });
  }
  return [];
}

/** The calls that change the state of the objects of a resource. */
export const actionsOf = (context: PlanContext, resource: Resource, status: StatusMember): Action[] =>
  actionOperations(resource).flatMap((on): Action[] => {
    const choices = choicesOf(context, on, status);
    if (choices.length > 0) return choices;
    const { operation } = on;
    const verb = operation.path.split("/").at(-1) ?? "";
    const states = { from: statesAllowing(operation, status), to: stateAfter(operation, status) };
    const facts = { ...states, most: mostCalls(operation, verb, false), isChoice: false };
    return [{ ...on, verb, body: lifecycleBody(context, operation, []), ...facts }];
  });

/**
 * The actions that take a new object to where an action is possible, and the action itself. What the words do not say, the order of the values of an
 * enum says: a spec lists them mostly in the order in which they happen.
 */
export function wayTo(goal: Action, actions: readonly Action[]): Action[] {
  if (!goal.isChoice) return [goal];
  if (goal.from.length === 0) return actions.slice(0, actions.indexOf(goal) + 1);
  const reached = new Set(actions.map(({ to }) => to));
  const starts = new Set(actions.flatMap(({ from }) => from).filter((state) => !reached.has(state)));
  let ways = [...starts].map((state) => ({ state, before: [] as Action[] }));
  for (const _ of actions) {
    const found = ways.find(({ state }) => goal.from.includes(state));
    if (found) return [...found.before, goal];
    ways = ways.flatMap(({ state, before }) =>
      actions.flatMap((action) => {
        const { from, to } = action;
        const isNext = action !== goal && from.includes(state) && to !== undefined && !before.includes(action);
        return isNext ? [{ state: to, before: [...before, action] }] : [];
      }),
    );
  }
  return [goal];
}
