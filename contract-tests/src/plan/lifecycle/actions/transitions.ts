import { isObject, objectOr, stringsOf, escapeToken } from "../../../json.ts";
import type { PlanContext } from "../../context.ts";
import { exampleRequest, unfiltered, withSource, placeOf } from "../../generate/requests.ts";
import { dereference, changingMembers } from "../../read/schemas.ts";
import {
  actionsOn,
  mostCalls,
  stateAfter,
  statesAllowing,
  tableRule,
  type StatusMember,
  statusMemberOf,
} from "../../read/names-and-words/transitions.ts";
import { lifecycleBody, type LifecycleBody, REFERENCE } from "../lifecycle-body.ts";
import { onObject, type OnObject, type Resource, objectIn, propertiesRead, readerOf } from "../resources.ts";
import { documentsStatus, type Operation } from "../../../spec/contract.ts";
import { CONFLICT, UNPROCESSABLE } from "../../../status-codes.ts";
import type { Series } from "../../case.ts";
import { listRequest } from "../../series/lists/listed-objects.ts";
import { isTagged } from "../../series/conditional-requests.ts";
import { insideOuter } from "../object-requests.ts";
import { ObjectSteps } from "../object-steps.ts";
import { versionClaims } from "../changes/change-claims.ts";
import { exampleBody, plainPayloadOf } from "../../generate/example-values.ts";

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
const actionsOf = (context: PlanContext, resource: Resource, status: StatusMember): Action[] =>
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
function wayTo(goal: Action, actions: readonly Action[]): Action[] {
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

const MADE = "create";
const START = "read the start";
/** More pairs would make a run long. */
const MOST_PAIRS = 12;
const REPEATABLE = /idempotent|(?:already|again|second|twice|repeat)[^.]*\b(?:200|204|no effect|succeeds?|ignored)\b/i;
const namesOf = (actions: readonly Action[]): string => actions.map(({ verb }) => verb).join(", ");

/** Plans one way of an object through its states. */
class Way extends ObjectSteps {
  readonly #status: StatusMember;

  constructor(context: PlanContext, resource: Resource, status: StatusMember, actions: readonly Action[]) {
    super(`${resource.create.id} › transitions ${namesOf(actions)}`, context, resource);
    this.#status = status;
    this.create(MADE, undefined, true);
    this.#read(START);
    this.#readShowing(MADE);
    let before = START;
    for (const action of actions) before = this.#act(action, before, action === actions.at(-1));
  }

  #read(name: string): void {
    this.on(name, this.resource.read, MADE);
  }

  /** Reads the objects that this one names and that have entity tags: what they show of it changes the tag. */
  #readShowing(call: string): void {
    const { context, resource } = this;
    for (const name of Object.keys(propertiesRead(context, resource)).filter((it) => REFERENCE.test(it))) {
      const on = readerOf(context.contract, name);
      if (!on || !isTagged(on.operation)) continue;
      const source = { step: START, pointer: `${resource.at}/${escapeToken(name)}`, isNeeded: true } as const;
      const place = { ...placeOf("path", on.parameter.name), source };
      const request = withSource(unfiltered(on.operation, exampleRequest(context, on.operation)), place);
      this.add(`${on.operation.id} after ${call}`, on.operation, request);
    }
  }

  /** Calls an action. The last one is called twice. Returns the step that has read the object afterwards. */
  #act(action: Action, before: string, isLast: boolean): string {
    const { operation, verb: call, to, from: allowed } = action;
    const after = `read after ${call}`;
    this.on(call, action, MADE, action);
    this.#read(after);
    const pointer = `${this.resource.at}/${escapeToken(this.#status.name)}`;
    const facts = { specPointer: operation.pointer, isInferred: true } as const;
    if (allowed.length > 0)
      this.claims.push({ kind: "allowed-from", before, call, pointer, states: allowed, ...facts });
    const statuses = [CONFLICT, UNPROCESSABLE].filter((status) => documentsStatus(operation, status));
    if (to !== undefined || (statuses.length > 0 && !action.isChoice))
      this.claims.push({ kind: "moved-on", before, call, after, pointer, to, ...facts });
    this.#refusedWithoutEffect(operation, before, [call], after);
    this.claims.push(...versionClaims(this.context, this.resource, { before, changed: call, after }));
    this.#readShowing(call);
    if (isLast) this.#lookedAt(action, call, after);
    if (isLast) this.#upTo(action, call, statuses);
    const isOnce = action.isChoice ? to !== undefined && allowed.length > 0 && !allowed.includes(to) : true;
    if (
      isLast &&
      isOnce &&
      action.most === undefined &&
      statuses.includes(CONFLICT) &&
      !REPEATABLE.test(operation.description)
    )
      this.#again(action, call, after);
    return after;
  }

  /** After as many calls as the words allow, the next one is refused. */
  #upTo(action: Action, call: string, statuses: readonly number[]): void {
    const { most = 0, operation } = action;
    const names = [call, ...Array.from({ length: most }, (_, index) => `${call} ${index + 2}`)];
    const [first, again] = names.slice(-2);
    if (most === 0 || first === undefined || again === undefined) return;
    for (const name of names.slice(1)) this.on(name, action, MADE, action);
    const facts = { specPointer: operation.pointer, isInferred: true } as const;
    this.claims.push({ kind: "refused-twice", first, again, statuses, ...facts });
  }

  /** A refused call changes nothing. */
  #refusedWithoutEffect(operation: Operation, before: string, by: readonly string[], after: string): void {
    const moving = changingMembers(this.context.contract, this.resource.read.operation);
    const facts = { calls: "refused", moving, settling: [], specPointer: operation.pointer } as const;
    this.claims.push({ kind: "unchanged", still: [before, before], before, after, by, ...facts });
  }

  /** The answer of the action, the object and its row in the list say the same. */
  #lookedAt({ operation, parameter }: OnObject, call: string, after: string): void {
    const { list, at, read } = this.resource;
    const { contract } = this.context;
    const shown = objectIn(contract, operation, parameter);
    const facts = { again: undefined, isInferred: true, specPointer: read.operation.pointer } as const;
    if (shown !== undefined) {
      const here = { step: call, at: shown };
      this.claims.push({ kind: "same-object", here, there: { step: after, at }, key: "/id", ...facts });
    }
    if (!list) return;
    const name = `list after ${call}`;
    this.add(name, list.operation, insideOuter(this.resource, listRequest(this.context, list.operation)));
    const there = { step: name, at: list.rows, key: list.key };
    this.claims.push({ kind: "same-object", here: { step: after, at }, there, key: list.key, ...facts });
  }

  /** The same action is refused the second time, and changes nothing. */
  #again(action: Action, call: string, after: string): void {
    const [again, last] = [`${call} again`, `read after ${call} again`];
    this.on(again, action, MADE, action);
    this.#read(last);
    const facts = { specPointer: action.operation.pointer, isInferred: true } as const;
    this.claims.push({ kind: "refused-twice", first: call, again, statuses: [CONFLICT], ...facts });
    this.#refusedWithoutEffect(action.operation, after, [again], last);
  }
}

/**
 * Takes new objects through their states: each action alone, and after each other one. An action that the spec documents a 409 for is refused the
 * second time, and in states that its words exclude; what is refused changes nothing.
 */
export function transitionSeries(context: PlanContext, resource: Resource): Series[] {
  const status = statusMemberOf(context.contract.document, propertiesRead(context, resource));
  if (!status) return [];
  const actions = actionsOf(context, resource, status);
  const pairs = actions.flatMap((one) => actions.filter((other) => other !== one).map((other) => [one, other]));
  const ways = [...actions.map((action) => wayTo(action, actions)), ...pairs.slice(0, MOST_PAIRS)];
  const different = new Map(ways.map((way) => [namesOf(way), way]));
  return [...different.values()].flatMap((way) => new Way(context, resource, status, way).series);
}
