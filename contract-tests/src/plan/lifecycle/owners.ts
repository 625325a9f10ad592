import { escapeToken, isObject } from "../../json.ts";
import type { CaseRequest, Step, StepSource } from "../case.ts";
import type { PlanContext } from "../context.ts";
import { withSource, asAccount, placeOf } from "../generate/requests.ts";
import { stepOf } from "../series/step.ts";
import { lifecycleBody, REFERENCE } from "./lifecycle-body.ts";
import { idNamesOf, idSource, outerStep, requestOnObject, requestWith } from "./object-requests.ts";
import { outersOf, readerOf, resourceOf, type OnObject, type Resource } from "./resources.ts";
import { exampleBody } from "../generate/example-values.ts";

/** An object that another one is made for, such as the shop of an order: the body that creates the other one names it. */
interface Owner {
  readonly member: string;
  readonly read: OnObject;
  /** The operations that create and remove such an object; undefined when the run cannot create one. */
  readonly resource: Resource | undefined;
}

/**
 * Who may see an object depends on what it is made for. The documented example may name an object of the second user, and then the new one belongs to
 * that user as well.
 */
export class Owners {
  readonly #context: PlanContext;
  readonly #owners: readonly Owner[];
  /** The step that creates the outermost object, whose body names the owners, and where its answer has their ids. */
  readonly #root: { readonly step: string; readonly at: string };

  /** @param made the step that creates an object of the resource */
  constructor(context: PlanContext, resource: Resource, made: string) {
    const [root = resource] = outersOf(resource);
    const { id, create } = root;
    const body = exampleBody(context, create);
    this.#context = context;
    this.#root = {
      step: root === resource ? made : outerStep(root),
      at: "pointer" in id ? id.pointer.slice(0, id.pointer.lastIndexOf("/")) : "",
    };
    const names = isObject(body) ? Object.keys(body).filter((name) => REFERENCE.test(name)) : [];
    this.#owners = names.flatMap((member): Owner[] => {
      const read = readerOf(context.contract, member);
      const path = read?.operation.path.slice(0, -`/{${read.parameter.name}}`.length);
      const maker = resource.operations.find((it) => it.method === "POST" && it.path === path);
      return read?.operation.isSecured
        ? [{ member, read, resource: maker && resourceOf(context, maker, resource.operations) }]
        : [];
    });
  }

  /** Whether the run can create all of them, so that they belong to its first account. */
  get canCreate(): boolean {
    return this.#owners.length > 0 && this.#owners.every(({ resource }) => resource);
  }

  /** The steps that create them. */
  creations(id: string): Step[] {
    return this.#owners.flatMap(({ member, resource }) => {
      if (!resource) return [];
      const request = requestWith(
        this.#context,
        resource.create,
        lifecycleBody(this.#context, resource.create, idNamesOf(resource)),
      );
      return [stepOf(id, "effect", resource.create, { name: `create the ${member}`, request, isNeeded: true })];
    });
  }

  /** The request of the step that creates the outermost object, for the owners that earlier steps have created. */
  named(step: string, request: CaseRequest): CaseRequest {
    if (step !== this.#root.step) return request;
    return this.#owners.reduce((named, { member, resource }) => {
      if (!resource) return named;
      const source = idSource(`create the ${member}`, resource.id);
      return withSource(named, { ...placeOf("body", member), source });
    }, request);
  }

  /** The steps in which the second user tries to read them. */
  readsByAnother(id: string): Step[] {
    return this.#owners.map(({ member, read: { operation, parameter } }) => {
      const source: StepSource = {
        step: this.#root.step,
        pointer: `${this.#root.at}/${escapeToken(member)}`,
        isNeeded: true,
      };
      const named = { ...placeOf("path", parameter.name), source };
      const request = asAccount(withSource(requestWith(this.#context, operation, undefined), named), "other");
      const expectation = { outcome: "lawful" } as const;
      return stepOf(id, "isolation", operation, { name: `read the ${member} by another user`, request, expectation });
    });
  }

  /** The second user is a stranger to the object only when none of the owners can be read by that user. */
  get closed(): StepSource[] {
    return this.#owners.map(({ member }) => ({ step: `read the ${member} by another user`, isSuccess: false }));
  }

  /** The steps that remove what `creations` has created. */
  cleanUps(id: string): Step[] {
    return this.#owners.flatMap(({ member, resource }) => {
      if (!resource?.remove) return [];
      const made = `create the ${member}`;
      const { operation } = resource.remove;
      const request = requestOnObject(this.#context, resource, resource.remove, made);
      return [stepOf(id, "effect", operation, { name: made.replace("create", "clean up"), request })];
    });
  }
}
