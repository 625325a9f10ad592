import { objectOr, type JsonObject } from "../../json.ts";
import type { Operation } from "../../spec/contract.ts";
import type { Series } from "../case.ts";
import type { PlanContext } from "../context.ts";
import { plainPayloadOf } from "../generate/example-values.ts";
import { dereference, typesOf } from "../read/schemas.ts";
import { lifecycleBody, writableProperties, type LifecycleBody } from "./lifecycle-body.ts";
import { idNamesOf } from "./object-requests.ts";
import { ObjectSteps } from "./object-steps.ts";
import { propertiesRead, type OnObject, type Resource } from "./resources.ts";

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
