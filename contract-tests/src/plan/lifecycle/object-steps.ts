import type { Operation } from "../../spec/contract.ts";
import type { CaseRequest, Series, Step } from "../case.ts";
import type { Claim } from "../claim.ts";
import type { PlanContext } from "../context.ts";
import { stepOf, seriesOf } from "../series/step.ts";
import { lifecycleBody, type LifecycleBody } from "./lifecycle-body.ts";
import {
  idNamesOf,
  insideOuter,
  outerCleanUps,
  outerCreations,
  requestOnObject,
  requestWith,
  withTagOf,
} from "./object-requests.ts";
import type { OnObject, Resource } from "./resources.ts";

/** How a step on an object differs from the plain call. */
interface OnDetails {
  readonly body?: LifecycleBody | undefined;
  /** The step that has read the version which the call is about. */
  readonly tagOf?: string | undefined;
  readonly isNeeded?: boolean;
}

/** The steps and claims of one series about objects of one kind. An outer object is created first and removed last. */
export class ObjectSteps {
  readonly id: string;
  readonly context: PlanContext;
  readonly resource: Resource;
  readonly claims: Claim[] = [];
  readonly #groups: Step[][] = [];

  constructor(id: string, context: PlanContext, resource: Resource) {
    this.id = id;
    this.context = context;
    this.resource = resource;
    for (const creation of outerCreations(context, resource)) this.add(...creation, true);
  }

  /** A valid value may be refused by a rule beyond the schema, so that any answer is right; the claims judge them together. */
  add(name: string, operation: Operation, request: CaseRequest, isNeeded = false): void {
    const expectation = { outcome: "answered" } as const;
    this.addStep(stepOf(this.id, "effect", operation, { name, request, isNeeded, expectation }));
  }

  addStep(step: Step): void {
    this.#groups.push([step]);
  }

  /** The request that creates an object, by default with the usual body. */
  creation(body = lifecycleBody(this.context, this.resource.create, idNamesOf(this.resource))): CaseRequest {
    return insideOuter(this.resource, requestWith(this.context, this.resource.create, body));
  }

  create(name: string, body?: LifecycleBody, isNeeded = false): void {
    this.add(name, this.resource.create, this.creation(body), isNeeded);
  }

  /** Calls an operation on the object that the step `of` has created. */
  on(name: string, on: OnObject, of: string, { body, tagOf, isNeeded = false }: OnDetails = {}): void {
    const request = requestOnObject(this.context, this.resource, on, of, body);
    this.add(name, on.operation, tagOf === undefined ? request : withTagOf(on.operation, request, tagOf), isNeeded);
  }

  /** The complete series; none without a claim. */
  get series(): Series[] {
    for (const step of outerCleanUps(this.context, this.resource)) this.add(...step);
    return this.claims.length === 0 ? [] : [seriesOf(this.id, this.#groups, this.claims)];
  }
}
