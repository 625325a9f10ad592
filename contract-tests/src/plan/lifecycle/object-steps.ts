import type { CaseRequest, Series } from "../case.ts";
import type { PlanContext } from "../context.ts";
import { SeriesSteps } from "../series/step.ts";
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
import type { Owners } from "./owners.ts";
import type { OnObject, Resource } from "./resources.ts";

/** How a step on an object differs from the plain call. */
interface OnDetails {
  readonly body?: LifecycleBody | undefined;
  /** The step that has read the version which the call is about. */
  readonly tagOf?: string | undefined;
  readonly isNeeded?: boolean;
}

/** The steps and claims of one series about objects of one kind. An outer object is created first and removed last, and owners around it. */
export class ObjectSteps extends SeriesSteps {
  readonly resource: Resource;
  readonly #owners: Owners | undefined;

  /**
   * @param outcome a valid value may be refused by a rule beyond the schema, so that usually any answer is right; the claims judge them together
   * @param owners whom the object is made for, when the series creates them
   */
  constructor(id: string, context: PlanContext, resource: Resource, outcome?: "answered" | "lawful", owners?: Owners) {
    super(id, context, "effect", outcome);
    this.resource = resource;
    this.#owners = owners;
    this.addSteps(owners?.creations(id) ?? []);
    for (const [name, operation, request] of outerCreations(context, resource))
      this.add(name, operation, owners?.named(name, request) ?? request, true);
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
  override get series(): Series[] {
    for (const step of outerCleanUps(this.context, this.resource)) this.add(...step);
    this.addSteps(this.#owners?.cleanUps(this.id) ?? []);
    return this.claims.length === 0 ? [] : super.series;
  }
}
