import type { Operation } from "../../spec/contract.ts";
import type { CaseRequest, StepSource, Substitution } from "../case.ts";
import type { PlanContext } from "../context.ts";
import { baseRequest, exampleRequest, withSource, placeOf } from "../generate/requests.ts";
import { lifecycleBody, type LifecycleBody } from "./lifecycle-body.ts";
import { isIfMatch } from "./changes/versions.ts";
import type { IdPlace } from "./lifecycle-claim.ts";
import { outersOf, type OnObject, type Resource } from "./resources.ts";

/** Names of the members of a body that may hold the id of the object. */
export const idNamesOf = ({ read }: Resource): readonly string[] => ["id", read.parameter.name];

/** The name of the header by which a change names the version that it is about; undefined when the operation takes none. */
export const ifMatchOf = ({ parameters }: Operation): string | undefined => parameters.find(isIfMatch)?.name;

/** The request for the version of the object that a step has read, where the operation takes one. */
export function withTagOf(operation: Operation, request: CaseRequest, step: string): CaseRequest {
  const header = ifMatchOf(operation);
  if (header === undefined) return request;
  return withSource(request, { ...placeOf("header", header), source: { step, header: "etag" } });
}

/** The name of the step that creates an object which others are inside of. */
export function outerStep(outer: Resource): string {
  const around = outersOf(outer).length;
  return around === 0 ? "create the outer object" : `create the outer object at level ${around + 1}`;
}

/** The id that the answer to a step has. */
export const idSource = (step: string, id: IdPlace): StepSource => ({ step, ...id, isNeeded: true });

/** The request about objects inside those that earlier steps have created, where they are inside of others. */
export function insideOuter(resource: Pick<Resource, "parent">, request: CaseRequest): CaseRequest {
  return outersOf(resource).reduce((inside, outer) => {
    const source = idSource(outerStep(outer), outer.id);
    return withSource(inside, { ...placeOf("path", outer.read.parameter.name), source });
  }, request);
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
  const named: Substitution = { ...placeOf("path", parameter.name), source: id };
  const request = insideOuter(resource, withSource(requestWith(context, operation, body), named));
  const idsInBody = idNamesOf(resource)
    .filter((member) => body !== undefined && member in body.value)
    .map((member): Substitution => ({ ...placeOf("body", member), source: id }));
  return idsInBody.reduce(withSource, request);
}

/** The name, the operation and the request of a step. */
type NamedRequest = readonly [name: string, operation: Operation, request: CaseRequest];

/** The steps that create the objects which others are made inside of, the outermost first. */
export const outerCreations = (context: PlanContext, resource: Pick<Resource, "parent">): NamedRequest[] =>
  outersOf(resource).map((outer) => {
    const body = lifecycleBody(context, outer.create, idNamesOf(outer));
    return [outerStep(outer), outer.create, insideOuter(outer, requestWith(context, outer.create, body))];
  });

/** The steps that remove the outer objects, the innermost first; none for an object that cannot be removed. */
export const outerCleanUps = (context: PlanContext, resource: Pick<Resource, "parent">): NamedRequest[] =>
  outersOf(resource)
    .toReversed()
    .flatMap((outer): NamedRequest[] => {
      const made = outerStep(outer);
      const { remove } = outer;
      if (!remove) return [];
      return [[made.replace("create", "clean up"), remove.operation, requestOnObject(context, outer, remove, made)]];
    });
