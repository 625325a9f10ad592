import type { Operation } from "../../spec/contract.ts";
import { escapeToken, isObject, objectOr, tokensOf, type JsonObject } from "../../json.ts";
import { testedOperation, type PlanContext } from "../context.ts";
import { baseRequest, exampleRequest, unfiltered } from "../generate/base-request.ts";
import { plainPayloadOf } from "../generate/example-values.ts";
import { dereference } from "../read/dereference.ts";
import type { Claim } from "../claim.ts";
import { otherBody } from "./replays.ts";
import type { CaseRequest, Series, Step, Substitution } from "../case.ts";
import { stepOf } from "./step.ts";

/** Returns a text as it is, and anything else as an empty one. */
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The marks with one name, whether there is one or a list. */
export const marksNamed = ({ marks }: Operation, name: string): JsonObject[] => [marks[name]].flat().filter(isObject);

/** What the steps of an effect series have in common. */
export interface EffectContext {
  readonly context: PlanContext;
  readonly id: string;
  /** The changing operation; all steps share the session of its account. */
  readonly change: Operation;
}

const isRead = ({ method }: Operation): boolean => method === "GET";

/** A step that reads or changes, in the session of the changing operation. */
export function effectStep(
  { context, id, change }: EffectContext,
  name: string,
  operation: Operation,
  isNeeded = false,
): Step {
  const base = isRead(operation)
    ? unfiltered(operation, baseRequest(context, operation, undefined))
    : exampleRequest(context, operation);
  const request: CaseRequest =
    base.authorization.kind === "session"
      ? { ...base, authorization: { kind: "session", account: change.account } }
      : base;
  return stepOf(id, "effect", operation, { name, request, isNeeded });
}

/** The claim that an object is in a list, or no longer is. */
export const listClaim = (
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
  isFirst: kind === "listed" && by === "change" && mark["at"] === "first",
  specPointer: `${operation.pointer}/x-contract`,
});

const withoutEmpty = (groups: readonly (readonly Step[])[]) => groups.filter((group) => group.length > 0);

/** The operation that removes what this one adds. */
const removerOf = ({ contract }: PlanContext, change: Operation): Operation | undefined =>
  contract.operations.find((operation) =>
    marksNamed(operation, "removes").some(({ madeBy }) => madeBy === change.id && operation.isSafe),
  );

/** Returns steps that remove the object: before the test, so that the test creates it, and after the test, to clean up. */
function undoSteps(scene: EffectContext, when: string, isOther = false): Step[] {
  const remover = removerOf(scene.context, scene.change);
  if (!remover) return [];
  const step = effectStep(scene, `${when}${isOther ? " the other" : ""}`, remover);
  const request = isOther ? withNext(step.request) : step.request;
  return request ? [{ ...step, request }] : [];
}

/** A created object must be in the list (`x-contract.creates`). */
function createdSeries(context: PlanContext, operation: Operation): Series[] {
  return marksNamed(operation, "creates").flatMap((mark): Series[] => {
    const list = testedOperation(context, mark["listedBy"]);
    if (!list) return [];
    const id = `${operation.id} › effect listed by ${list.id}`;
    const scene = { context, id, change: operation };
    const once: Series = {
      id,
      groups: withoutEmpty([
        undoSteps(scene, "undo before"),
        [effectStep(scene, "change", operation, true)],
        [effectStep(scene, "list", list)],
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

/** Returns the request with the second object of the list from which it takes its value; undefined when it takes none from a list. */
export function withNext(request: CaseRequest): CaseRequest | undefined {
  const isFresh = request.substitutions.some(({ source }) => "fresh" in source);
  const substitutions = request.substitutions.map(nextOf);
  const isOther = substitutions.some((it, index) => it !== request.substitutions[index]);
  return isOther || isFresh ? { ...request, substitutions } : undefined;
}

/** Two concurrent changes must both be kept: neither may overwrite the other. */
function lostUpdate({ context, change }: EffectContext, mark: JsonObject, list: Operation): Series[] {
  const scene = { context, change, id: `${change.id} › effect two at once` };
  const one = effectStep(scene, "one", change);
  const other = withNext(one.request);
  if (!other) return [];
  const two: Step = { ...effectStep(scene, "two", change), request: other };
  return [
    {
      id: scene.id,
      groups: withoutEmpty([
        [...undoSteps(scene, "undo before"), ...undoSteps(scene, "undo before", true)],
        [one, two],
        [effectStep(scene, "list", list)],
        [...undoSteps(scene, "undo"), ...undoSteps(scene, "undo", true)],
      ]),
      claims: ["one", "two"].map((by) => listClaim("listed", "list", by, mark, change)),
    },
  ];
}

/** A removed object must no longer be in the list (`x-contract.removes`). */
const removedSeries = (context: PlanContext, operation: Operation): Series[] =>
  marksNamed(operation, "removes").flatMap((mark): Series[] => {
    const list = testedOperation(context, mark["listedBy"]);
    const maker = testedOperation(context, mark["madeBy"]);
    if (!list) return [];
    const id = `${operation.id} › effect not listed by ${list.id}`;
    const scene = { context, id, change: operation };
    return [
      {
        id,
        groups: [
          // A run limited to safe operations creates nothing that moves money.
          ...(maker && (maker.isSafe || !operation.isSafe) ? [[effectStep(scene, "make", maker)]] : []),
          [effectStep(scene, "change", operation, true)],
          [effectStep(scene, "list", list)],
        ],
        claims: [listClaim("not-listed", "list", "change", mark, operation)],
      },
    ];
  });

/** Returns the step with the body that the mark of the spec gives; unchanged when the mark gives none. */
export const withBody = (step: Step, body: unknown): Step =>
  isObject(body) && step.request.body && "value" in step.request.body
    ? { ...step, request: { ...step.request, body: { ...step.request.body, value: body } } }
    : step;

/** The call that the mark of the spec wants before the change (`afterBody`): a change that must wait leaves its value. */
const earlierSteps = (scene: EffectContext, mark: JsonObject): Step[] =>
  isObject(mark["afterBody"]) ? [withBody(effectStep(scene, "earlier", scene.change, true), mark["afterBody"])] : [];

const MOST_LETTERS = 1000;

/** Returns the request with the longest text that the schema allows at this place of the body; undefined when it is no text with a limit. */
function withLongest(context: PlanContext, operation: Operation, request: CaseRequest, place: string) {
  const { document } = context.contract;
  const payload = plainPayloadOf(operation);
  const [name = "", ...inside] = tokensOf(place);
  const property = objectOr(dereference(document, payload?.schema)["properties"])[name];
  const { maxLength } = dereference(document, property);
  const { body } = request;
  const isBorrowed = request.substitutions.some((it) => it.place === "body" && it.pointer === place);
  if (!payload || !body || !("value" in body) || inside.length > 0 || isBorrowed) return undefined;
  if (typeof maxLength !== "number" || maxLength > MOST_LETTERS) return undefined;
  const value = { ...objectOr(body.value), [name]: "Long".repeat(maxLength).slice(0, maxLength) };
  const isValid = context.validate(payload.schemaPointer, value, "request").length === 0;
  return isValid ? { ...request, body: { ...body, value } } : undefined;
}

const rowOf = ({ rows, key, is }: JsonObject) =>
  typeof rows === "string" ? { rows, key: textOf(key), is: textOf(is) } : undefined;

/** The claim that a read returns what a call has set (`x-contract.sets`). */
export const storedClaim = (operation: Operation, mark: JsonObject, by: string, read: string): Claim => ({
  kind: "stored",
  read,
  row: rowOf(mark),
  pointer: textOf(mark["pointer"]),
  by,
  value: mark["value"],
  specPointer: `${operation.pointer}/x-contract`,
});

/** A changed value must be returned by the next read (`x-contract.sets`). */
const storedSeries = (context: PlanContext, operation: Operation): Series[] =>
  marksNamed(operation, "sets").flatMap((mark): Series[] => {
    if (operation.spoilsAccount && !isObject(mark["harmlessBody"])) return [];
    const read = testedOperation(context, mark["readBy"]);
    if (!read) return [];
    const id = `${operation.id} › effect read by ${read.id}${isObject(mark["afterBody"]) ? ` at ${textOf(mark["pointer"])}` : ""}`;
    const scene = { context, id, change: operation };
    const claimOf = (by: string, reading: string): Claim => storedClaim(operation, mark, by, reading);
    const change = withBody(effectStep(scene, "change", operation, true), mark["harmlessBody"]);
    // Set another value first, so that the final one cannot have been there before.
    const [, place] = /^\$request\.body#(\/.+)$/.exec(textOf(mark["value"])) ?? [];
    const isFixed = place === undefined || isObject(mark["harmlessBody"]);
    const other = isFixed ? undefined : otherBody(context, operation, change.request, place);
    const before = other && [
      [{ ...effectStep(scene, "change before", operation), request: other }],
      [effectStep(scene, "read before", read)],
    ];
    const long = isFixed ? undefined : withLongest(context, operation, change.request, place);
    const longest = long && [
      [{ ...effectStep(scene, "longest text", operation), request: long }],
      [effectStep(scene, "read longest", read)],
    ];
    return [
      {
        id,
        groups: [
          ...(longest ?? []),
          ...(before ?? []),
          ...earlierSteps(scene, mark).map((step) => [step]),
          [change],
          [effectStep(scene, "read", read)],
        ],
        claims: [
          ...(longest ? [claimOf("longest text", "read longest")] : []),
          ...(before ? [claimOf("change before", "read before")] : []),
          claimOf("change", "read"),
        ],
      },
    ];
  });

type Conserved = Extract<Claim, { kind: "conserved" }>;

/** Reads a balance twice before the change and once after it. */
function balanceSeries(
  context: PlanContext,
  operation: Operation,
  mark: JsonObject,
  claim: Pick<Conserved, "pointer" | "field" | "amount" | "sign">,
): Series[] {
  const read = testedOperation(context, mark["readBy"]);
  if (!read) return [];
  const id = `${operation.id} › effect on the money of ${read.id}`;
  const scene = { context, id, change: operation };
  const steps = { before: ["before", "and before"], after: "after", by: "change" } as const;
  return [
    {
      id,
      groups: [
        [effectStep(scene, "before", read)],
        [effectStep(scene, "and before", read)],
        [effectStep(scene, "change", operation, true)],
        [effectStep(scene, "after", read)],
      ],
      claims: [{ kind: "conserved", ...steps, ...claim, specPointer: `${operation.pointer}/x-contract` }],
    },
  ];
}

/** A call that moves money must change the balance by exactly its amount (`x-contract.moves`). */
const movedSeries = (context: PlanContext, operation: Operation): Series[] =>
  marksNamed(operation, "moves").flatMap((mark) =>
    balanceSeries(context, operation, mark, {
      pointer: textOf(mark["pointer"]),
      amount: textOf(mark["amount"]),
      sign: objectOr(mark)["sign"] === -1 ? -1 : 1,
    }),
  );

/** A call that moves money between rows of a list must neither create nor lose any (`x-contract.keepsSum`). */
const keptSumSeries = (context: PlanContext, operation: Operation): Series[] =>
  marksNamed(operation, "keepsSum").flatMap((mark) =>
    balanceSeries(context, operation, mark, { pointer: textOf(mark["rows"]), field: textOf(mark["field"]), sign: 1 }),
  );

/**
 * An ended session must no longer be listed (`x-contract.endsListed`). The series opens a new session, finds its row in the list and ends
 * it, so that no session that other cases use is ended.
 */
const endedSeries = (context: PlanContext, operation: Operation): Series[] =>
  marksNamed(operation, "endsListed").flatMap((mark): Series[] => {
    const list = testedOperation(context, mark["listedBy"]);
    const [parameter, ...more] = operation.parameters.filter(({ place }) => place === "path");
    if (!list || !parameter || more.length > 0) return [];
    const id = `${operation.id} › effect ended in ${list.id}`;
    const scene = { context, id, change: operation };
    const opened = effectStep(scene, "opened", list, true);
    const end = effectStep(scene, "end", operation, true);
    const own: Substitution = {
      place: "path",
      pointer: `/${escapeToken(parameter.name)}`,
      source: {
        step: "opened",
        isNeeded: true,
        rows: textOf(mark["rows"]),
        field: textOf(mark["key"]),
        where: objectOr(mark["own"]),
        take: "first",
        form: "value",
      },
    };
    return [
      {
        id,
        groups: [
          [{ ...opened, request: { ...opened.request, authorization: { kind: "own-session" } } }],
          [{ ...end, request: { ...end.request, substitutions: [...end.request.substitutions, own] } }],
          [effectStep(scene, "list", list)],
        ],
        claims: [
          listClaim("not-listed", "list", "end", { ...mark, value: `$request.path.${parameter.name}` }, operation),
        ],
      },
    ];
  });

/** Checks that an operation has exactly the documented effects, by reading afterwards. */
export function effectSeries(context: PlanContext, operation: Operation): Series[] {
  // These two kinds of series change nothing that later cases need.
  const harmless = [storedSeries, endedSeries];
  const all = operation.spoilsAccount
    ? harmless
    : [createdSeries, removedSeries, ...harmless, movedSeries, keptSumSeries];
  return all.flatMap((of) => of(context, operation));
}
