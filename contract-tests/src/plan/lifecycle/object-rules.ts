import { escapeToken, objectOr, type JsonObject } from "../../json.ts";
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
import { lifecycleBody, REFERENCE, writableProperties, type LifecycleBody } from "./lifecycle-body.ts";
import { idNamesOf, outerStep, requestOnObject, requestWith } from "./object-requests.ts";
import { ObjectSteps } from "./object-steps.ts";
import { objectIn, propertiesAt, propertiesRead, readerOf, type OnObject, type Resource } from "./resources.ts";
import { actionOperations } from "./actions/transitions.ts";
import { dereference, typesOf } from "../read/schemas.ts";
import { plainPayloadOf } from "../generate/example-values.ts";

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

const USUAL = "create the usual";
const USUAL_READ = "read the usual";
/** An object may have many members. */
const MOST_MEMBERS = 6;
/** How the words of a spec say that a PUT leaves members as they are. */
const KEEPS = /\bkeeps?\b|\bkept\b|unchanged|\bmerge|partial|as (?:it|they) (?:was|were|is|are)/i;
const SET_BY_CLIENT = "set-by-client";
const BY_FORMAT: Readonly<Record<string, string>> = {
  date: "2001-02-03",
  "date-time": "2001-02-03T04:05:06Z",
  uuid: "00000000-0000-4000-8000-000000c11e47",
};
const A_NUMBER = 987_654;

/** A member that only the server sets. */
interface ServerMember {
  readonly name: string;
  /** A value that no server chooses by itself, or the last one of an enum. */
  readonly value: unknown;
  /** Whether the schema says so (`readOnly`). */
  readonly isReadOnly: boolean;
}

function strangeValue(schema: JsonObject): unknown {
  const { enum: values, format } = schema;
  if (Array.isArray(values)) return values.at(-1);
  const types = typesOf(schema);
  if (types.includes("string")) return BY_FORMAT[String(format)] ?? SET_BY_CLIENT;
  if (types.includes("boolean")) return true;
  return types.some((type) => type === "integer" || type === "number") ? A_NUMBER : undefined;
}

/** The members of the object that a body may not set: those that are read-only, and those that the body does not have. */
function serverMembers(context: PlanContext, operation: Operation, resource: Resource): ServerMember[] {
  const { document } = context.contract;
  const inBody = objectOr(dereference(document, plainPayloadOf(operation)?.schema)["properties"]);
  const writable = new Set(writableProperties(context, plainPayloadOf(operation)?.schema).map(([name]) => name));
  return Object.entries(propertiesRead(context, resource))
    .flatMap(([name, schema]): ServerMember[] => {
      const resolved = dereference(document, schema);
      const isReadOnly = [resolved, dereference(document, inBody[name])].some(({ readOnly }) => readOnly === true);
      const value = strangeValue(resolved);
      return value === undefined || (writable.has(name) && !isReadOnly) ? [] : [{ name, value, isReadOnly }];
    })
    .toSorted((one, other) => Number(other.isReadOnly) - Number(one.isReadOnly))
    .slice(0, MOST_MEMBERS);
}

/** Plans what the calls that create and change one kind of object do with single members. */
class Members extends ObjectSteps {
  #notStored(
    sent: string,
    read: string,
    usual: string,
    { name: member, isReadOnly }: ServerMember,
    operation: Operation,
  ): void {
    const facts = { sent, usual, read, at: this.resource.at, member, specPointer: operation.pointer };
    this.claims.push({ kind: "not-stored", ...facts, isInferred: !isReadOnly });
  }

  /** A new object does not take over members that only the server sets. */
  created(usual: LifecycleBody): void {
    const { create, read, remove } = this.resource;
    for (const member of serverMembers(this.context, create, this.resource)) {
      const name = `create with ${member.name}`;
      this.create(name, { ...usual, value: { ...usual.value, [member.name]: member.value } });
      this.on(`read after ${name}`, read, name);
      this.#notStored(name, `read after ${name}`, USUAL_READ, member, create);
      if (remove) this.on(`clean up after ${name}`, remove, name);
    }
  }

  /** A change does not set such members either. */
  changed(change: OnObject): void {
    const { operation } = change;
    const body = lifecycleBody(this.context, operation, idNamesOf(this.resource));
    if (!body) return;
    const verb = operation.method;
    this.on(`${verb} as usual`, change, USUAL, { body, tagOf: USUAL_READ });
    let last = `read after ${verb}`;
    this.on(last, this.resource.read, USUAL);
    for (const member of serverMembers(this.context, operation, this.resource)) {
      const name = `${verb} with ${member.name}`;
      const strange = { ...body, value: { ...body.value, [member.name]: member.value } };
      this.on(name, change, USUAL, { body: strange, tagOf: last });
      const read = `read after ${name}`;
      this.on(read, this.resource.read, USUAL);
      this.#notStored(name, read, last, member, operation);
      last = read;
    }
    if (verb === "PUT" && !KEEPS.test(operation.description)) this.#replaced(change, last);
  }

  /** A PUT without the optional members replaces the object (RFC 9110, 9.3.4), so their values are gone. */
  #replaced(change: OnObject, last: string): void {
    const { operation } = change;
    const full = lifecycleBody(this.context, operation, idNamesOf(this.resource), true);
    const payload = plainPayloadOf(operation);
    if (!full || !payload) return;
    const shown = propertiesRead(this.context, this.resource);
    const optional = writableProperties(this.context, payload.schema)
      .filter(([name, schema]) => name in full.value && name in shown && !isUsual(schema, full.value[name]))
      .map(([name]) => name)
      .filter((name) => {
        const { [name]: _, ...rest } = full.value;
        return this.context.validate(payload.schemaPointer, rest).length === 0;
      });
    const value = Object.fromEntries(Object.entries(full.value).filter(([name]) => !optional.includes(name)));
    if (optional.length === 0 || this.context.validate(payload.schemaPointer, value).length > 0) return;
    const words = full.words.filter(({ pointer }) => !optional.includes(pointer.slice(1)));
    const [whole, wholeRead, part, partRead] = [
      "PUT all members",
      "read all members",
      "PUT required members",
      "read required members",
    ];
    this.on(whole, change, USUAL, { body: full, tagOf: last });
    this.on(wholeRead, this.resource.read, USUAL);
    this.on(part, change, USUAL, { body: { value, words }, tagOf: wholeRead });
    this.on(partRead, this.resource.read, USUAL);
    for (const member of optional) {
      const facts = { before: wholeRead, sent: part, read: partRead, at: this.resource.at, member };
      this.claims.push({ kind: "reset", ...facts, specPointer: operation.pointer, isInferred: true });
    }
  }

  /** Removes what the steps have created. */
  cleanUp(): void {
    const { remove } = this.resource;
    if (remove) this.on("clean up", remove, USUAL);
  }
}

/** Whether the value is the one that an object has without it. */
const isUsual = ({ default: usual }: JsonObject, value: unknown): boolean =>
  value === null || value === false || value === usual;

/**
 * The calls that create and change an object must not set members that only the server sets (`readOnly`), and a PUT without optional members must
 * not keep their values.
 */
export function memberSeries(context: PlanContext, resource: Resource): Series[] {
  const usual = lifecycleBody(context, resource.create, idNamesOf(resource));
  if (!usual) return [];
  const members = new Members(`${resource.create.id} › members`, context, resource);
  members.create(USUAL, usual, true);
  members.on(USUAL_READ, resource.read, USUAL);
  members.created(usual);
  for (const change of resource.changes) members.changed(change);
  members.cleanUp();
  return members.series;
}
