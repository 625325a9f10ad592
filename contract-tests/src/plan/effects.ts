import type { Operation } from "../contract.ts";
import { isObject, objectOr, type JsonObject } from "../json.ts";
import { askedOperation, baseRequest, exampleBody, type PlanContext } from "./base.ts";
import type { Claim } from "./claim.ts";
import { otherBody } from "./replays.ts";
import type { CaseRequest, Expectation, Series, Step, Substitution } from "./case.ts";

const LAWFUL: Expectation = { outcome: "lawful" };
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The marks of one name: a single one, or a list of them. */
const marksNamed = ({ marks }: Operation, name: string): JsonObject[] => [marks[name]].flat().filter(isObject);

interface Scene {
  readonly context: PlanContext;
  readonly id: string;
  /** The account whose session all steps share: that of the change. */
  readonly change: Operation;
}

const isRead = ({ method }: Operation): boolean => method === "GET";

/** A list without its filters: what is new must be in it. */
export function unfiltered({ parameters }: Operation, request: CaseRequest): CaseRequest {
  const required = parameters.filter(({ place, required }) => place === "query" && required).map(({ name }) => name);
  const query = Object.fromEntries(
    Object.entries(request.parameters.query).filter(([name]) => required.includes(name)),
  );
  return { ...request, parameters: { ...request.parameters, query } };
}

function stepOf({ context, id, change }: Scene, name: string, operation: Operation, isNeeded = false): Step {
  const base = isRead(operation)
    ? unfiltered(operation, baseRequest(context, operation, undefined))
    : baseRequest(context, operation, exampleBody(context, operation));
  const request: CaseRequest =
    base.authorization.kind === "session"
      ? { ...base, authorization: { kind: "session", account: change.account } }
      : base;
  return {
    id: `${id} › ${name}`,
    name,
    operationId: operation.id,
    kind: "effect",
    stage: "open",
    bonds: [],
    isNeeded,
    request,
    expectation: LAWFUL,
  };
}

const listClaim = (
  kind: "listed" | "not-listed",
  list: string,
  by: string,
  mark: JsonObject,
  operation: Operation,
): Claim => ({
  kind,
  list,
  rows: textOf(mark["rows"]),
  key: textOf(mark["key"]),
  by,
  value: textOf(mark["value"]),
  same: objectOr(mark["same"]),
  specPointer: `${operation.pointer}/x-contract`,
});

const withoutEmpty = (groups: readonly (readonly Step[])[]) => groups.filter((group) => group.length > 0);

/** The operation that takes away what this one adds. */
const removerOf = ({ contract }: PlanContext, change: Operation): Operation | undefined =>
  contract.operations.find((operation) =>
    marksNamed(operation, "removes").some(({ madeBy }) => madeBy === change.id && operation.isSafe),
  );

/** Steps that take away what is to be added, so that it is new, and leave nothing behind. */
function undoSteps(scene: Scene, when: string, isOther = false): Step[] {
  const remover = removerOf(scene.context, scene.change);
  if (!remover) return [];
  const step = stepOf(scene, `${when}${isOther ? " the other" : ""}`, remover);
  const request = isOther ? withNext(step.request) : step.request;
  return request ? [{ ...step, request }] : [];
}

/** What was added is in the list (`x-contract.creates`). */
function createdSeries(context: PlanContext, operation: Operation): Series[] {
  return marksNamed(operation, "creates").flatMap((mark): Series[] => {
    const list = askedOperation(context, mark["listedBy"]);
    if (!list) return [];
    const id = `${operation.id} › effect listed by ${list.id}`;
    const scene = { context, id, change: operation };
    const once: Series = {
      id,
      groups: withoutEmpty([
        undoSteps(scene, "undo before"),
        [stepOf(scene, "change", operation, true)],
        [stepOf(scene, "list", list)],
        undoSteps(scene, "undo"),
      ]),
      claims: [listClaim("listed", "list", "change", mark, operation)],
    };
    return [once, ...lostUpdate(scene, mark, list)];
  });
}

const nextOf = (it: Substitution): Substitution =>
  "operationId" in it.source
    ? { ...it, source: { ...it.source, pointer: it.source.pointer.replace("/0/", "/1/") } }
    : it;

/** The request with the next thing of the list that its value comes from; undefined where there is only one. */
function withNext(request: CaseRequest): CaseRequest | undefined {
  const isFresh = request.substitutions.some(({ source }) => "fresh" in source);
  const substitutions = request.substitutions.map(nextOf);
  const isOther = substitutions.some((it, index) => it !== request.substitutions[index]);
  return isOther || isFresh ? { ...request, substitutions } : undefined;
}

/** Two changes at once are both there afterwards: neither writes over what the other wrote. */
function lostUpdate({ context, change }: Scene, mark: JsonObject, list: Operation): Series[] {
  const scene = { context, change, id: `${change.id} › effect two at once` };
  const one = stepOf(scene, "one", change);
  const other = withNext(one.request);
  if (!other) return [];
  const two: Step = { ...stepOf(scene, "two", change), request: other };
  return [
    {
      id: scene.id,
      groups: withoutEmpty([
        [...undoSteps(scene, "undo before"), ...undoSteps(scene, "undo before", true)],
        [one, two],
        [stepOf(scene, "list", list)],
        [...undoSteps(scene, "undo"), ...undoSteps(scene, "undo", true)],
      ]),
      claims: ["one", "two"].map((by) => listClaim("listed", "list", by, mark, change)),
    },
  ];
}

/** What was removed is not in the list any more (`x-contract.removes`). */
const removedSeries = (context: PlanContext, operation: Operation): Series[] =>
  marksNamed(operation, "removes").flatMap((mark): Series[] => {
    const list = askedOperation(context, mark["listedBy"]);
    const maker = askedOperation(context, mark["madeBy"]);
    if (!list) return [];
    const id = `${operation.id} › effect not listed by ${list.id}`;
    const scene = { context, id, change: operation };
    return [
      {
        id,
        groups: [
          // A careful run makes nothing that moves money.
          ...(maker && (maker.isSafe || !operation.isSafe) ? [[stepOf(scene, "make", maker)]] : []),
          [stepOf(scene, "change", operation, true)],
          [stepOf(scene, "list", list)],
        ],
        claims: [listClaim("not-listed", "list", "change", mark, operation)],
      },
    ];
  });

const rowOf = ({ rows, key, is }: JsonObject) =>
  typeof rows === "string" ? { rows, key: textOf(key), is: textOf(is) } : undefined;

/** What was set is what is read (`x-contract.sets`). */
const storedSeries = (context: PlanContext, operation: Operation): Series[] =>
  marksNamed(operation, "sets").flatMap((mark): Series[] => {
    const read = askedOperation(context, mark["readBy"]);
    if (!read) return [];
    const id = `${operation.id} › effect read by ${read.id}`;
    const scene = { context, id, change: operation };
    const claimOf = (by: string, reading: string): Claim => ({
      kind: "stored",
      read: reading,
      row: rowOf(mark),
      pointer: textOf(mark["pointer"]),
      by,
      value: mark["value"],
      specPointer: `${operation.pointer}/x-contract`,
    });
    const change = stepOf(scene, "change", operation, true);
    // First something else, so that what is read cannot have been there before.
    const [, place] = /^\$request\.body#(\/.+)$/.exec(textOf(mark["value"])) ?? [];
    const other = place === undefined ? undefined : otherBody(context, operation, change.request, place);
    const before = other && [
      [{ ...stepOf(scene, "change before", operation), request: other }],
      [stepOf(scene, "read before", read)],
    ];
    return [
      {
        id,
        groups: [...(before ?? []), [change], [stepOf(scene, "read", read)]],
        claims: [...(before ? [claimOf("change before", "read before")] : []), claimOf("change", "read")],
      },
    ];
  });

/** No money is made or lost on its way (`x-contract.moves`). */
const movedSeries = (context: PlanContext, operation: Operation): Series[] =>
  marksNamed(operation, "moves").flatMap((mark): Series[] => {
    const read = askedOperation(context, mark["readBy"]);
    if (!read) return [];
    const id = `${operation.id} › effect on the money of ${read.id}`;
    const scene = { context, id, change: operation };
    const claim: Claim = {
      kind: "conserved",
      before: ["before", "and before"],
      after: "after",
      pointer: textOf(mark["pointer"]),
      by: "change",
      amount: textOf(mark["amount"]),
      sign: objectOr(mark)["sign"] === -1 ? -1 : 1,
      specPointer: `${operation.pointer}/x-contract`,
    };
    return [
      {
        id,
        groups: [
          [stepOf(scene, "before", read)],
          [stepOf(scene, "and before", read)],
          [stepOf(scene, "change", operation, true)],
          [stepOf(scene, "after", read)],
        ],
        claims: [claim],
      },
    ];
  });

/** What an operation says it changes is changed when it is read next, once and wholly. */
export function effectSeries(context: PlanContext, operation: Operation): Series[] {
  if (operation.spoilsAccount) return [];
  return [createdSeries, removedSeries, storedSeries, movedSeries].flatMap((of) => of(context, operation));
}
