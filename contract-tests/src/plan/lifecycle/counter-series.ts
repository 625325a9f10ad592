import { escapeToken } from "../../json.ts";
import type { Operation } from "../../spec/contract.ts";
import type { CaseRequest, Series } from "../case.ts";
import type { PlanContext } from "../context.ts";
import { withSource, placeOf } from "../generate/requests.ts";
import { objectListOf } from "../read/lists/object-lists.ts";
import {
  changeBy,
  countersOf,
  statusMemberOf,
  type Counter,
  type StatusMember,
} from "../read/names-and-words/transitions.ts";
import { lifecycleBody, REFERENCE } from "./lifecycle-body.ts";
import { idNamesOf, outerStep, requestOnObject, requestWith } from "./object-requests.ts";
import { ObjectSteps } from "./object-steps.ts";
import { objectIn, propertiesAt, propertiesRead, readerOf, type OnObject, type Resource } from "./resources.ts";
import { actionOperations } from "./actions/transitions.ts";

const FIRST = "create the first";
const MADE = "create";

/** An object whose numbers change with others, and the requests about it. */
interface Counted {
  readonly read: Operation;
  /** Pointer to the object in the answer of `read`. */
  readonly at: string;
  readonly request: CaseRequest;
  readonly counters: readonly Counter[];
  /** The member of the body of a new object that names it; undefined when the path does. */
  readonly reference: string | undefined;
}

/** Plans what the numbers of one object say while another one is created, changed and removed. */
class Counts extends ObjectSteps {
  readonly #counted: Counted;
  readonly #status: string;

  constructor(context: PlanContext, resource: Resource, counted: Counted, status: StatusMember | undefined) {
    super(`${resource.create.id} › counters of ${counted.read.id}`, context, resource);
    this.#counted = counted;
    this.#status = `${resource.at}/${escapeToken(status?.name ?? "")}`;
    this.#plan();
  }

  #onMade(name: string, on: OnObject): void {
    this.on(name, on, MADE, { body: lifecycleBody(this.context, on.operation, []) });
  }

  #count(name: string): void {
    this.add(name, this.#counted.read, this.#counted.request);
  }

  /** A number changes by one when the object of the step `of` comes or goes. */
  #claim(
    before: string,
    call: string,
    after: string,
    of: string,
    byOf: (counter: Counter) => 1 | -1 | undefined,
  ): void {
    for (const counter of this.#counted.counters) {
      const states = of === call ? [] : counter.states;
      const pointer = `${this.#counted.at}/${escapeToken(counter.name)}`;
      const by = byOf(counter);
      const facts = { of, status: this.#status, specPointer: this.#counted.read.pointer, isInferred: true };
      if (by !== undefined) this.claims.push({ kind: "counted", before, call, after, pointer, by, states, ...facts });
    }
  }

  #plan(): void {
    const { create, remove, read } = this.resource;
    const request = this.creation();
    const { reference } = this.#counted;
    const pointer = `/${escapeToken(reference ?? "")}`;
    if (reference !== undefined) this.add(FIRST, create, request, true);
    this.#count("count");
    const source = { step: FIRST, pointer, isNeeded: true } as const;
    this.add(
      MADE,
      create,
      reference === undefined ? request : withSource(request, { place: "body", pointer, source }),
      true,
    );
    this.#count("count after create");
    this.#onMade("read after create", read);
    this.#claim("count", MADE, "count after create", "read after create", ({ sign }) => sign);
    let last = "create";
    for (const action of actionOperations(this.resource)) {
      const call = action.operation.path.split("/").at(-1) ?? "";
      this.#onMade(call, action);
      this.#count(`count after ${call}`);
      this.#onMade(`read after ${call}`, read);
      // Only words say that an action changes a number.
      const byWords = ({ name }: Counter) => changeBy(action.operation, name);
      this.#claim(`count after ${last}`, call, `count after ${call}`, call, byWords);
      last = call;
    }
    if (remove) {
      this.#onMade("remove", remove);
      this.#count("count after remove");
      this.#claim(`count after ${last}`, "remove", "count after remove", `read after ${last}`, ({ sign }) =>
        sign === 1 ? -1 : 1,
      );
    }
  }
}

/** The objects whose numbers may change: the outer object of the path, and those that a new object names and its answer shows. */
function countedBy(context: PlanContext, resource: Resource, status: StatusMember | undefined): Counted[] {
  const { contract } = context;
  const { create, parent, read } = resource;
  const collection = create.path.replace(/\/$/, "").split("/").at(-1) ?? "";
  const words = { words: `${create.description} ${read.operation.description}`, status };
  const counters = (properties: Parameters<typeof countersOf>[1]) =>
    countersOf(contract.document, properties, collection, words);
  if (parent) {
    const request = requestOnObject(context, parent, parent.read, outerStep(parent));
    const facts = { read: parent.read.operation, at: parent.at, reference: undefined };
    return [{ ...facts, request, counters: counters(propertiesRead(context, parent)) }];
  }
  const body = lifecycleBody(context, create, idNamesOf(resource));
  const at = objectIn(contract, create, read.parameter);
  return Object.keys(body?.value ?? {}).flatMap((reference): Counted[] => {
    if (!REFERENCE.test(reference) || at === undefined || !(reference in propertiesAt(contract, create, at))) return [];
    const on = readerOf(contract, reference);
    if (!on || !objectListOf(context, on.operation)) return [];
    const { operation: reader, parameter } = on;
    const place = objectIn(contract, reader, parameter) ?? "";
    const source = { step: FIRST, pointer: `${at}/${escapeToken(reference)}`, isNeeded: true } as const;
    const bare = requestWith(context, reader, undefined);
    const request = withSource(bare, { ...placeOf("path", parameter.name), source });
    return [{ read: reader, at: place, request, counters: counters(propertiesAt(contract, reader, place)), reference }];
  });
}

/** Numbers of an object that count others change by one when one of these is created or removed, or enters or leaves a counted state. */
export function counterSeries(context: PlanContext, resource: Resource): Series[] {
  const status = statusMemberOf(context.contract.document, propertiesRead(context, resource));
  return countedBy(context, resource, status)
    .filter(({ counters }) => counters.length > 0)
    .flatMap((counted) => new Counts(context, resource, counted, status).series);
}
