import { escapeToken } from "../../json.ts";
import type { Operation } from "../../spec/contract.ts";
import type { CaseRequest, StepSource, Substitution } from "../case.ts";
import type { PlanContext } from "../context.ts";
import { baseRequest, exampleRequest } from "../generate/base-request.ts";
import { withSource } from "../generate/substitutions.ts";
import { lifecycleBody, type LifecycleBody } from "./lifecycle-body.ts";
import { isIfMatch } from "./versions.ts";
import type { IdPlace } from "./lifecycle-claim.ts";
import type { OnObject, Resource } from "./resources.ts";

/** Names of the members of a body that may hold the id of the object. */
export const idNamesOf = ({ read }: Resource): readonly string[] => ["id", read.parameter.name];

/** The name of the header by which a change names the version that it is about; undefined when the operation takes none. */
export const ifMatchOf = ({ parameters }: Operation): string | undefined => parameters.find(isIfMatch)?.name;

/** The request for the version of the object that a step has read, where the operation takes one. */
export function withTagOf(operation: Operation, request: CaseRequest, step: string): CaseRequest {
  const header = ifMatchOf(operation);
  if (header === undefined) return request;
  return withSource(request, { place: "header", pointer: `/${escapeToken(header)}`, source: { step, header: "etag" } });
}

/** The step that creates the object which the others are inside of. */
export const OUTER = "create the outer object";

/** The id that the answer to a step has. */
export const idSource = (step: string, id: IdPlace): StepSource => ({ step, ...id, isNeeded: true });

/** The request about objects inside the one that the step `OUTER` has created, where they are inside of one. */
export function insideOuter({ parent }: Pick<Resource, "parent">, request: CaseRequest): CaseRequest {
  if (!parent) return request;
  const pointer = `/${escapeToken(parent.read.parameter.name)}`;
  return withSource(request, { place: "path", pointer, source: idSource(OUTER, parent.id) });
}

/** A request with this body; with the documented example when the operation takes no JSON object. */
export function requestWith(context: PlanContext, operation: Operation, body: LifecycleBody | undefined): CaseRequest {
  if (!body)
    return operation.payloads.length === 0
      ? baseRequest(context, operation, undefined)
      : exampleRequest(context, operation);
  return body.words.reduce(withSource, baseRequest(context, operation, body.value));
}

/** The request of an operation on the object that the step `of` has created. */
export function requestOnObject(
  context: PlanContext,
  resource: Resource,
  { operation, parameter }: OnObject,
  of: string,
  body?: LifecycleBody,
): CaseRequest {
  const id = idSource(of, resource.id);
  const named: Substitution = { place: "path", pointer: `/${escapeToken(parameter.name)}`, source: id };
  const request = insideOuter(resource, withSource(requestWith(context, operation, body), named));
  const idsInBody = idNamesOf(resource)
    .filter((member) => body !== undefined && member in body.value)
    .map((member): Substitution => ({ place: "body", pointer: `/${escapeToken(member)}`, source: id }));
  return idsInBody.reduce(withSource, request);
}

/** The request that creates an object which others are made inside of. */
export const outerRequest = (context: PlanContext, outer: Resource): CaseRequest =>
  requestWith(context, outer.create, lifecycleBody(context, outer.create, idNamesOf(outer)));

/** The name, the operation and the request of the step that removes the outer object; undefined where it cannot be removed. */
export function outerCleanUp(
  context: PlanContext,
  outer: Resource | undefined,
): readonly [name: string, operation: Operation, request: CaseRequest] | undefined {
  if (!outer?.remove) return undefined;
  return ["clean up the outer object", outer.remove.operation, requestOnObject(context, outer, outer.remove, OUTER)];
}
