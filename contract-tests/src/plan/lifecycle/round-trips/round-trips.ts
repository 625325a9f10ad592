import { escapeToken, tokensOf, type JsonObject } from "../../../json.ts";
import { WORD_LENGTH, type Operation } from "../../../spec/contract.ts";
import type { Series, Substitution } from "../../case.ts";
import type { PlanContext } from "../../context.ts";
import { baseRequest, withSource } from "../../generate/requests.ts";
import { successPlaces, dereference, typesOf } from "../../read/schemas.ts";
import { lifecycleBody, writableProperties, type LifecycleBody } from "../lifecycle-body.ts";
import { idNamesOf, withTagOf } from "../object-requests.ts";
import { ObjectSteps } from "../object-steps.ts";
import { objectIn, propertiesRead, type OnObject, type Resource, propertiesAt } from "../resources.ts";
import { unusualValues, type UnusualValue } from "./unusual-values.ts";
import { SeriesSteps } from "../../series/step.ts";
import { plainPayloadOf } from "../../generate/example-values.ts";

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

const START = "read";
const MERGE_PATCH = "application/merge-patch+json";
/** Members by which the account of the run logs in, or is reached. A changed one would end the run. */
const ACCESS = /pass|secret|pin\b|e-?mail|user_?name|login|phone|mobile|token|key|role|status|two_?factor|mfa|otp/i;
const MOST_MEMBERS = 8;

/** A member of the object that a change may set alone. */
interface Member {
  readonly name: string;
  readonly values: readonly { readonly name: string; readonly value: unknown }[];
}

/** The reading operation of an object that exists once, such as GET /me for PATCH /me. */
const readOf = (operations: readonly Operation[], change: Operation): Operation | undefined =>
  operations.find(
    ({ method, path, parameters }) =>
      method === "GET" &&
      path === change.path &&
      !parameters.some(({ required, place }) => required && place !== "header"),
  );

/** The members that can be sent alone and come back, with two values each, of which at least one is new. */
function membersOf(context: PlanContext, change: Operation, shown: JsonObject): Member[] {
  const payload = plainPayloadOf(change);
  if (!payload) return [];
  const isValid = (body: JsonObject) => context.validate(payload.schemaPointer, body, "request").length === 0;
  return writableProperties(context, payload.schema)
    .filter(([name, { writeOnly }]) => name in shown && writeOnly !== true && !ACCESS.test(name))
    .flatMap(([name, schema]): Member[] => {
      const values = unusualValues(schema, name, undefined)
        .filter(({ value, hasWord }) => value !== null && hasWord !== true && isValid({ [name]: value }))
        .slice(0, 2);
      return values.length === 0 ? [] : [{ name, values }];
    })
    .slice(0, MOST_MEMBERS);
}

/**
 * A PATCH of an object that exists once, such as a profile, sets what it was sent and leaves all other members as they were. Each member is sent
 * alone, and at the end gets back the value that it had.
 */
export function singletonSeries(context: PlanContext, change: Operation, operations: readonly Operation[]): Series[] {
  const { contract } = context;
  if (!contract.profile.guessesResources || change.method !== "PATCH" || change.spoilsAccount) return [];
  const read = change.path.includes("{") ? undefined : readOf(operations, change);
  const members = read ? membersOf(context, change, propertiesAt(contract, read, "")) : [];
  if (!read || members.length < 2) return [];
  const steps = new SeriesSteps(`${change.id} › one member`, context, "effect");
  const isPartial = change.payloads.some(({ mediaType }) => mediaType.startsWith(MERGE_PATCH));
  let before = START;
  steps.add(START, read, baseRequest(context, read, undefined));
  // In the second round, all members have values that the run has set, so that none is at its default.
  for (const round of [0, 1]) {
    for (const { name: member, values } of members) {
      const { name = "", value } = values[round] ?? values[0] ?? {};
      const sent = `${round === 0 ? "set" : "set again"} ${member} ${name}`;
      const after = `read after ${sent}`;
      steps.add(sent, change, withTagOf(change, baseRequest(context, change, { [member]: value }), before));
      steps.add(after, read, baseRequest(context, read, undefined));
      const others = members.map((other) => other.name).filter((other) => other !== member);
      const facts = { read: after, at: "", specPointer: change.pointer };
      steps.claims.push(
        { kind: "others-kept", before, changed: sent, members: others, isInferred: !isPartial, ...facts },
        { kind: "returned", sent, usual: sent, usualRead: sent, member, mayDiffer: true, isInferred: true, ...facts },
      );
      before = after;
    }
  }
  for (const { name: member, values } of members) {
    const pointer = `/${escapeToken(member)}`;
    const old: Substitution = { place: "body", pointer, source: { step: START, pointer, isNeeded: true } };
    steps.add(
      `restore ${member}`,
      change,
      withSource(baseRequest(context, change, { [member]: values[0]?.value }), old),
    );
  }
  return steps.series;
}
