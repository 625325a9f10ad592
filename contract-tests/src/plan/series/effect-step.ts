import type { Operation } from "../../spec/contract.ts";
import { isObject, objectOr, textOr, type JsonObject } from "../../json.ts";
import type { PlanContext } from "../context.ts";
import { baseRequest, exampleRequest, unfiltered, withBodyValue, asAccount, placeOf } from "../generate/requests.ts";
import type { Claim } from "../claim.ts";
import type { Pick, Step, Substitution, CaseRequest } from "../case.ts";
import { stepOf } from "./step.ts";
import { changingMembers, settlingMembers } from "../read/schemas.ts";

/** Returns a text as it is, and anything else as an empty one. */
export const textOf = (value: unknown): string => textOr(value, "");

const BODY_PLACE = /^\$request\.body#(\/[^/]+)$/;

/** The member of the body that a runtime expression names; undefined when it names none. */
export const bodyPlaceIn = (expression: unknown): string | undefined => BODY_PLACE.exec(textOf(expression))?.[1];

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
  const request = base.authorization.kind === "session" ? asAccount(base, change.account) : base;
  return stepOf(id, "effect", operation, { name, request, isNeeded });
}

/** Takes a path parameter from the row of the own session, in the list that a step has read. `mark` says where the rows and keys are. */
export const ownSessionKey = (parameter: string, step: string, mark: JsonObject): Substitution => ({
  ...placeOf("path", parameter),
  source: keyOfRow(step, mark, objectOr(mark["own"])),
});

/** The key of the first row with some members, in the list that a step has read. `mark` says where the rows and keys are. */
export const keyOfRow = (step: string, { rows, key }: JsonObject, where: JsonObject): Pick => ({
  step,
  isNeeded: true,
  rows: textOf(rows),
  field: textOf(key),
  where,
  take: "first",
  form: "value",
});

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

/** Returns the step with the body that the mark of the spec gives; unchanged when the mark gives none. */
export const withBody = (step: Step, body: unknown): Step =>
  isObject(body) ? { ...step, request: withBodyValue(step.request, body) } : step;

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

/** The names of calls that must change nothing, and why. */
interface UnchangedCalls {
  readonly by: readonly string[];
  readonly calls: Extract<Claim, { kind: "unchanged" }>["calls"];
  readonly specPointer: string;
}

/** The claims that calls have changed nothing in reads, which are each sent twice before them and once after them. */
export const unchangedClaims = (
  { contract }: PlanContext,
  reads: readonly Operation[],
  { by, calls, specPointer }: UnchangedCalls,
): Claim[] =>
  reads.map((read) => ({
    kind: "unchanged",
    still: [`${read.id} before`, `${read.id} before again`],
    before: `${read.id} before again`,
    after: `${read.id} after`,
    by,
    calls,
    moving: changingMembers(contract, read),
    settling: calls === "reading" ? [] : settlingMembers(contract, read),
    specPointer,
  }));
