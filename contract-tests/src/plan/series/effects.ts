import type { Operation } from "../../spec/contract.ts";
import { isObject, objectOr, type JsonObject } from "../../json.ts";
import { testedOperation, type PlanContext } from "../context.ts";
import { withSource } from "../generate/requests.ts";
import type { Claim } from "../claim.ts";
import type { CaseRequest, Series, Step } from "../case.ts";
import {
  bodyPlaceIn,
  effectStep,
  keyOfRow,
  listClaim,
  marksNamed,
  ownSessionKey,
  textOf,
  type EffectContext,
  withNext,
} from "./effect-step.ts";
import { withDecimals } from "./inputs/inputs.ts";
import { documentedRequest } from "./refusals/changed-request.ts";
import { rowOf, storedSeries } from "./stored-values.ts";
import { seriesOf } from "./step.ts";

/** The operation that removes what this one adds. */
const removerOf = ({ contract }: PlanContext, change: Operation): Operation | undefined =>
  contract.operations.find((operation) =>
    marksNamed(operation, "removes").some(({ madeBy }) => madeBy === change.id && operation.isSafe),
  );

/** Returns steps that remove the object: before the test, so that the test creates it, and after the test, to clean up. */
export function undoSteps(scene: EffectContext, when: string, isOther = false): Step[] {
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
    const steps = [
      undoSteps(scene, "undo before"),
      effectStep(scene, "change", operation, true),
      effectStep(scene, "list", list),
      undoSteps(scene, "undo"),
    ];
    const once = seriesOf(id, steps, [listClaim("listed", "list", "change", mark, operation)]);
    return [...once, ...lostUpdate(scene, mark, list)];
  });
}

/** Two concurrent changes must both be kept: neither may overwrite the other. */
function lostUpdate({ context, change }: EffectContext, mark: JsonObject, list: Operation): Series[] {
  const scene = { context, change, id: `${change.id} › effect two at once` };
  const one = effectStep(scene, "one", change);
  const other = withNext(one.request);
  if (!other) return [];
  const two: Step = { ...effectStep(scene, "two", change), request: other };
  const steps = [
    [...undoSteps(scene, "undo before"), ...undoSteps(scene, "undo before", true)],
    [one, two],
    effectStep(scene, "list", list),
    [...undoSteps(scene, "undo"), ...undoSteps(scene, "undo", true)],
  ];
  return seriesOf(
    scene.id,
    steps,
    ["one", "two"].map((by) => listClaim("listed", "list", by, mark, change)),
  );
}

/** A removed object must no longer be in the list (`x-contract.removes`). */
const removedSeries = (context: PlanContext, operation: Operation): Series[] =>
  marksNamed(operation, "removes").flatMap((mark): Series[] => {
    const list = testedOperation(context, mark["listedBy"]);
    const maker = testedOperation(context, mark["madeBy"]);
    if (!list) return [];
    const id = `${operation.id} › effect not listed by ${list.id}`;
    const scene = { context, id, change: operation };
    const steps = [
      // A run limited to safe operations creates nothing that moves money.
      ...(maker && (maker.isSafe || !operation.isSafe) ? [effectStep(scene, "make", maker)] : []),
      effectStep(scene, "change", operation, true),
      effectStep(scene, "list", list),
    ];
    return seriesOf(id, steps, [listClaim("not-listed", "list", "change", mark, operation)]);
  });

type Conserved = Extract<Claim, { kind: "conserved" }>;

/** Reads a balance twice before the change and once after it. */
function balanceSeries(
  context: PlanContext,
  operation: Operation,
  mark: JsonObject,
  claim: Pick<Conserved, "pointer" | "row" | "field" | "amount" | "sign">,
): Series[] {
  const read = testedOperation(context, mark["readBy"]);
  if (!read) return [];
  const steps = { before: ["before", "and before"], after: "after", by: "change" } as const;
  const whole = withRow(documentedRequest(context, operation, mark), mark, steps.before[0]);
  const others = DECIMALS.flatMap(([how, more]) => {
    const request = withDecimals(context, operation, whole, more);
    return request ? [[how, request] as const] : [];
  });
  const requests = [["", whole] as const, ...others];
  const inRow = claim.row ? ` in the row of ${claim.row.is}` : "";
  return requests.flatMap(([how, { body, substitutions }]) => {
    const id = `${operation.id} › effect on the money of ${read.id}${inRow}${how}`;
    const scene = { context, id, change: operation };
    const change = effectStep(scene, "change", operation, true);
    const groups = [
      effectStep(scene, "before", read),
      effectStep(scene, "and before", read),
      { ...change, request: { ...change.request, body, substitutions } },
      effectStep(scene, "after", read),
    ];
    return seriesOf(id, groups, [
      { kind: "conserved", ...steps, ...claim, specPointer: `${operation.pointer}/x-contract` },
    ]);
  });
}

/** Decimals that a server loses when it rounds, and a single one, which it may read as hundredths. */
const DECIMALS = [
  [" with decimals", ".37"],
  [" with one decimal", ".5"],
] as const;

/** The request for the row that a mark describes (`where`); the request itself when it describes none. */
function withRow(request: CaseRequest, mark: JsonObject, step: string): CaseRequest {
  const pointer = bodyPlaceIn(mark["is"]);
  const { where } = mark;
  if (pointer === undefined || !isObject(where)) return request;
  return withSource(request, { place: "body", pointer, source: keyOfRow(step, mark, where) });
}

/** A call that moves money, or another number, must change it by exactly its amount (`x-contract.moves`), also in the row that it names. */
const movedSeries = (context: PlanContext, operation: Operation): Series[] =>
  marksNamed(operation, "moves").flatMap((mark) =>
    balanceSeries(context, operation, mark, {
      pointer: textOf(mark["pointer"]),
      row: rowOf(mark),
      amount: textOf(mark["amount"]),
      sign: objectOr(mark)["sign"] === -1 ? -1 : 1,
    }),
  );

/** A call that moves money between rows of a list must neither create nor lose any (`x-contract.keepsSum`). */
const keptSumSeries = (context: PlanContext, operation: Operation): Series[] =>
  marksNamed(operation, "keepsSum").flatMap((mark) =>
    balanceSeries(context, operation, mark, {
      pointer: textOf(mark["rows"]),
      field: textOf(mark["field"]),
      sign: 1,
    }),
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
    const own = ownSessionKey(parameter.name, "opened", mark);
    const steps = [
      { ...opened, request: { ...opened.request, authorization: { kind: "own-session" } as const } },
      { ...end, request: { ...end.request, substitutions: [...end.request.substitutions, own] } },
      effectStep(scene, "list", list),
    ];
    return seriesOf(id, steps, [
      listClaim("not-listed", "list", "end", { ...mark, value: `$request.path.${parameter.name}` }, operation),
    ]);
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
