import { escapeToken, tokensOf } from "../../../json.ts";
import { WORD_LENGTH, type Operation } from "../../../spec/contract.ts";
import type { Series, Substitution } from "../../case.ts";
import type { PlanContext } from "../../context.ts";
import { plainPayloadOf } from "../../generate/example-values.ts";
import { successPlaces, dereference, typesOf } from "../../read/schemas.ts";
import { lifecycleBody, writableProperties, type LifecycleBody } from "../lifecycle-body.ts";
import { idNamesOf } from "../object-requests.ts";
import { ObjectSteps } from "../object-steps.ts";
import { objectIn, propertiesRead, type OnObject, type Resource } from "../resources.ts";
import { unusualValues, type UnusualValue } from "./unusual-values.ts";

const USUAL = "create the usual";
const USUAL_READ = "read the usual";
/** More values would make a run long. */
const MOST_VALUES = 60;

/** One body with one unusual value. */
interface Trip {
  readonly name: string;
  readonly member: string;
  readonly body: LifecycleBody;
  readonly mayDiffer: boolean;
}

/** The names of the members of the object in the response of the reading operation. */
const membersRead = ({ contract }: PlanContext, { read, at }: Resource): ReadonlySet<string> =>
  new Set(
    successPlaces(contract, read.operation, (schema, resolved) =>
      [schema, resolved].some(({ writeOnly }) => writeOnly === true) ? undefined : true,
    )
      .filter(({ pointer }) => pointer.slice(0, pointer.lastIndexOf("/")) === at && pointer !== at)
      .map(({ pointer }) => tokensOf(pointer).at(-1) ?? ""),
  );

/** Stands for a made-up word when a text is validated. */
const STAND_IN = "a".repeat(WORD_LENGTH);

/** Whether the unusual value may be sent in the body. */
function isValid(context: PlanContext, operation: Operation, body: LifecycleBody, member: string, it: UnusualValue) {
  const sent = it.hasWord ? String(it.value) + STAND_IN : it.value;
  const pointer = plainPayloadOf(operation)?.schemaPointer ?? "";
  return context.validate(pointer, { ...body.value, [member]: sent }).length === 0;
}

/** The body with one unusual value; a PATCH sends nothing else. */
function bodyWith(context: PlanContext, operation: Operation, usual: LifecycleBody, member: string, it: UnusualValue) {
  const pointer = `/${escapeToken(member)}`;
  const word: Substitution = { place: "body", pointer, source: { fresh: "word" }, prefix: String(it.value) };
  const words = [...usual.words.filter((other) => other.pointer !== pointer), ...(it.hasWord ? [word] : [])];
  const alone = { value: { [member]: it.value }, words: words.filter((other) => other.pointer === pointer) };
  const isPart = operation.method === "PATCH" && isValid(context, operation, { ...usual, value: {} }, member, it);
  return isPart ? alone : { value: { ...usual.value, [member]: it.value }, words };
}

/** The bodies to send with an operation, each with one unusual value of a member that the object shows later. */
function tripsOf(context: PlanContext, operation: Operation, resource: Resource, usual: LifecycleBody): Trip[] {
  const shown = membersRead(context, resource);
  const read = propertiesRead(context, resource);
  // In a merge patch, null removes a member (RFC 7396), so an object that is never without it shows something else.
  const canShow = (member: string, { value }: UnusualValue): boolean =>
    value !== null ||
    operation.method !== "PATCH" ||
    typesOf(dereference(context.contract.document, read[member])).includes("null");
  const schema = plainPayloadOf(operation)?.schema;
  return writableProperties(context, schema)
    .filter(([name]) => shown.has(name) && !idNamesOf(resource).includes(name))
    .flatMap(([member, property]) =>
      unusualValues(property, member, usual.value[member])
        .filter((it) => property["writeOnly"] !== true && canShow(member, it))
        .filter((it) => isValid(context, operation, usual, member, it))
        .map((it): Trip => ({
          name: `${member} ${it.name}`,
          member,
          body: bodyWith(context, operation, usual, member, it),
          mayDiffer: it.mayDiffer === true,
        })),
    )
    .slice(0, MOST_VALUES);
}

/** The bodies that leave out one member with a documented default, which the object shows later. */
function defaultsOf(context: PlanContext, resource: Resource, usual: LifecycleBody) {
  const shown = membersRead(context, resource);
  const payload = plainPayloadOf(resource.create);
  return writableProperties(context, payload?.schema).flatMap(([member, { default: value }]) => {
    const { [member]: _left, ...rest } = usual.value;
    const isOptional = payload && context.validate(payload.schemaPointer, rest).length === 0;
    if (value === undefined || !shown.has(member) || !isOptional) return [];
    const words = usual.words.filter(({ pointer }) => pointer !== `/${escapeToken(member)}`);
    return [{ name: `without ${member}`, member, value, body: { value: rest, words } }];
  });
}

/** Plans the round trips of one kind of object. */
class RoundTrips extends ObjectSteps {
  read(name: string, of: string): void {
    this.on(name, this.resource.read, of, { isNeeded: name === USUAL_READ });
  }

  cleanUp(of: string): void {
    const { remove } = this.resource;
    if (remove) this.on(`clean up ${of}`, remove, of);
  }

  /** The next read shows what the call has sent, and so does its answer where it shows the object. */
  returned(read: string, sender: Operation, { name: sent, member, mayDiffer }: Trip): void {
    const { at, isInferred, read: reading } = this.resource;
    const shown = objectIn(this.context.contract, sender, reading.parameter);
    const facts = { sent, member, mayDiffer, usual: USUAL, usualRead: USUAL_READ, isInferred } as const;
    this.claims.push({ kind: "returned", read, at, ...facts, specPointer: reading.operation.pointer });
    if (shown !== undefined)
      this.claims.push({ kind: "returned", read: sent, at: shown, ...facts, specPointer: sender.pointer });
  }

  /** The next read shows the default of the member that the call has left out. */
  defaulted(read: string, { name: sent, member, value }: { name: string; member: string; value: unknown }): void {
    const { at, isInferred, read: reading } = this.resource;
    const specPointer = reading.operation.pointer;
    this.claims.push({ kind: "default", read, sent, member, value, at, isInferred, specPointer });
  }
}

function created(context: PlanContext, resource: Resource, usual: LifecycleBody): Series[] {
  const trips = new RoundTrips(`${resource.create.id} › round trip`, context, resource);
  trips.create(USUAL, usual, true);
  trips.read(USUAL_READ, USUAL);
  trips.cleanUp(USUAL);
  for (const trip of tripsOf(context, resource.create, resource, usual)) {
    const read = `read ${trip.name}`;
    trips.create(trip.name, trip.body);
    trips.read(read, trip.name);
    trips.returned(read, resource.create, trip);
    trips.cleanUp(trip.name);
  }
  for (const left of defaultsOf(context, resource, usual)) {
    const read = `read ${left.name}`;
    trips.create(left.name, left.body);
    trips.read(read, left.name);
    trips.defaulted(read, left);
    trips.cleanUp(left.name);
  }
  return trips.series;
}

function changed(context: PlanContext, resource: Resource, first: LifecycleBody, change: OnObject): Series[] {
  const { operation } = change;
  const usual = lifecycleBody(context, operation, idNamesOf(resource));
  if (!usual) return [];
  const trips = new RoundTrips(`${operation.id} › round trip`, context, resource);
  trips.create(USUAL, first, true);
  trips.read(USUAL_READ, USUAL);
  let last = USUAL_READ;
  for (const trip of tripsOf(context, operation, resource, usual)) {
    trips.on(trip.name, change, USUAL, { body: trip.body, tagOf: last });
    last = `read ${trip.name}`;
    trips.read(last, USUAL);
    trips.returned(last, operation, trip);
  }
  trips.cleanUp(USUAL);
  return trips.series;
}

/**
 * Sends legal but unusual values, one at a time, in the calls that create and change an object, and reads the object: each value must come
 * back, and the default of each member that was left out. Only values of members that come back as they were sent in a usual request count,
 * because a server may compute the others.
 */
export function roundTripSeries(context: PlanContext, resource: Resource): Series[] {
  const usual = lifecycleBody(context, resource.create, idNamesOf(resource));
  if (!usual || idNamesOf(resource).some((name) => name in usual.value)) return [];
  return [
    ...created(context, resource, usual),
    ...resource.changes.flatMap((change) => changed(context, resource, usual, change)),
  ];
}
