import { tokensOf } from "../../json.ts";
import { documentsStatus, type Operation } from "../../spec/contract.ts";
import type { CaseRequest, Expectation, Series, Substitution } from "../case.ts";
import type { PlanContext } from "../context.ts";
import { baseRequest, unfiltered, withSource, withParameters, asAccount, placeOf } from "../generate/requests.ts";
import type { Filter, Match } from "../read/lists/list-filters.ts";
import { readList } from "../read/lists/list-reading.ts";
import { numberOf, dereference } from "../read/schemas.ts";
import { IDEMPOTENT, LEAVES_LISTS, SUCCEEDS_AGAIN } from "../read/names-and-words/removal-words.ts";
import { changeOldVersion, readByOldTag } from "./changes/old-versions.ts";
import { changeClaims, versionClaims } from "./changes/change-claims.ts";
import { Owners } from "./owners.ts";
import { uploadOf } from "./uploads.ts";
import { CLOSED_TO_STRANGERS } from "../series/isolation.ts";
import { stepOf } from "../series/step.ts";
import { ObjectSteps } from "./object-steps.ts";
import { lifecycleBody, membersKept, writableProperties, type LifecycleBody } from "./lifecycle-body.ts";
import type { LifecycleClaim } from "./lifecycle-claim.ts";
import { idNamesOf, insideOuter, requestOnObject } from "./object-requests.ts";
import { objectIn, propertiesAt, propertiesRead, type ObjectList, type OnObject, type Resource } from "./resources.ts";
import { plainPayloadOf } from "../generate/example-values.ts";

const MADE = "create";
const READ = "read";
const CHANGE = "change";
const CHANGED = "read the change";
const CHANGE_ONE = "change one member";
const CHANGED_ONE = "read the other members";
const OTHER = "create another";
const GONE = "read the removed";
const THIRD = "create a third";
const BEFORE = "read before";
const REMOVED = "remove";
const BY_ANOTHER = "by another user";
/** Rows to ask for, so that a list of moderate length has one page. */
const LIMIT = 100;

/** Statuses that say that there is no such object. */
const NOT_THERE = [404, 410];
/** A list may have many filters. */
const MOST_FILTERS = 4;

/** Plans one lifecycle: the steps are named, and each claim names its steps. */
class Lifecycle extends ObjectSteps {
  readonly owners: Owners;
  readonly #idNames: readonly string[];
  readonly #limit: number | undefined;
  readonly #isOwn: boolean;

  /** @param isOwn whether the object is made for others that the series creates, not for the documented ones */
  constructor(context: PlanContext, resource: Resource, isOwn = false) {
    const id = `${resource.create.id} › lifecycle${isOwn ? " of what belongs to the first account" : ""}`;
    const owners = new Owners(context, resource, MADE);
    super(id, context, resource, "lawful", isOwn ? owners : undefined);
    this.owners = owners;
    this.#isOwn = isOwn;
    this.#idNames = idNamesOf(resource);
    this.#limit = limitOf(context, resource.list);
  }

  get #facts() {
    const { read, isInferred } = this.resource;
    return { isInferred, specPointer: read.operation.pointer };
  }

  /** The names of the body's fields that the reading operation returns. */
  #kept(operation: Operation, body: LifecycleBody | undefined): string[] {
    const properties = propertiesRead(this.context, this.resource);
    return body ? membersKept(this.context, operation, body, properties) : [];
  }

  /** The request of an operation on the object that the step `of` has created. */
  #requestFor(on: OnObject, of: string, body?: LifecycleBody): CaseRequest {
    return requestOnObject(this.context, this.resource, on, of, body);
  }

  /** Creates an object. Returns whether the server chooses its id. */
  make(name: string): boolean {
    const { create } = this.resource;
    const body = lifecycleBody(this.context, create, this.#idNames);
    const request = this.creation(body);
    this.add(name, create, this.#isOwn ? this.owners.named(name, request) : request, name === MADE);
    if (body && name === MADE) this.#keptInAnswer(name, create, body);
    return !this.#idNames.some((member) => body !== undefined && member in body.value);
  }

  /** Reads an object, which must be what `sent` sent; the object was made by `of`. */
  read(name: string, of: string, sent: string, removed?: string, change?: OnObject): void {
    const { read, create, at } = this.resource;
    this.on(name, read, of);
    const facts = this.#facts;
    this.claims.push({ kind: "found", read: name, made: of, ...(removed !== undefined && { removed }), ...facts });
    const upload = uploadOf(create, read.operation);
    if (upload) this.claims.push({ kind: "downloaded", read: name, made: of, upload, ...facts });
    const sender = sent === of ? create : change?.operation;
    const body = sender && lifecycleBody(this.context, sender, this.#idNames, sender !== create);
    const members = sender ? this.#kept(sender, body) : [];
    if (members.length > 0) this.claims.push({ kind: "kept", read: name, sent, members, at, ...facts });
  }

  /** The answer to a call that stores an object shows what was sent, where it shows the object. */
  #keptInAnswer(name: string, operation: Operation, body: LifecycleBody): void {
    const { contract } = this.context;
    const at = objectIn(contract, operation, this.resource.read.parameter);
    if (at === undefined) return;
    const members = membersKept(this.context, operation, body, propertiesAt(contract, operation, at));
    if (members.length > 0) this.claims.push({ kind: "kept", read: name, sent: name, members, at, ...this.#facts });
  }

  /** Reads the list, which must hold the objects of the steps in `made`, but not what `removed` has removed, by no filter. */
  list(name: string, made: readonly string[], removed?: string): void {
    const { list, id, remove } = this.resource;
    if (!list) return;
    const { operation, rows, key } = list;
    this.add(name, operation, this.#listRequest(list));
    const facts = { rows, key, id, limit: this.#limit, ...this.#facts };
    const leavesLists = LEAVES_LISTS.test(`${operation.description} ${remove?.operation.description ?? ""}`);
    this.claims.push(...made.map((step): LifecycleClaim => ({ kind: "in-list", list: name, made: step, ...facts })));
    if (removed === undefined) return;
    const found = this.#filtersOf(list, ["equal", "contains"], BEFORE).map(([{ parameter }, value]) => {
      this.add(`${name} by ${parameter}`, operation, withSource(this.#listRequest(list), value));
      return `${name} by ${parameter}`;
    });
    const gone = leavesLists ? {} : { gone: GONE };
    for (const it of [name, ...found])
      this.claims.push({ kind: "in-list", list: it, made: MADE, removed, ...gone, ...facts });
  }

  #listRequest({ operation, limit }: ObjectList): CaseRequest {
    const bare = unfiltered(operation, baseRequest(this.context, operation, undefined));
    const request = insideOuter(this.resource, bare);
    if (!limit || this.#limit === undefined) return request;
    return withParameters(request, "query", { [limit.name]: this.#limit });
  }

  /** A second user must not read, list, change or remove the object. The steps are skipped when the run has no second user. */
  strangers(): void {
    const { create, read, changes, remove, list, id } = this.resource;
    const [change] = changes;
    if (!create.isSecured) return;
    this.addSteps(this.owners.readsByAnother(this.id));
    const body = change && lifecycleBody(this.context, change.operation, this.#idNames, true);
    const isListed = list?.operation.isSecured === true;
    // The claim judges both answers together.
    const expectation: Expectation = isListed ? { outcome: "answered" } : CLOSED_TO_STRANGERS;
    const readName = this.#asAnother("read", read.operation, this.#requestFor(read, MADE), expectation);
    if (list && isListed) {
      const { operation, rows, key } = list;
      const name = this.#asAnother("list", operation, this.#listRequest(list), { outcome: "lawful" });
      const facts = { ...this.#facts, specPointer: operation.pointer, isInferred: false };
      const claim = { kind: "hidden", read: readName, rows, key, made: MADE, id, ...facts } as const;
      this.claims.push({ ...claim, list: name });
      const { places } = readList(this.context, operation);
      for (const [filter, value] of this.#filtersOf(list, ["equal"])) {
        const request = withSource(this.#listRequest(list), value);
        const part = this.#asAnother(`list ${filter.parameter}`, operation, request, { outcome: "lawful" });
        this.claims.push({ ...claim, list: part });
        if (places) this.claims.push({ kind: "filtered", whole: name, part, last: name, places, filter });
      }
    }
    if (change && body) this.#asAnother("change", change.operation, this.#requestFor(change, MADE, body));
    if (remove) this.#asAnother("remove", remove.operation, this.#requestFor(remove, MADE));
  }

  /** Filters of a list by values of the object that a step has read, because a filter may forget whose objects are listed, or which are gone. */
  #filtersOf({ operation }: ObjectList, matches: readonly Match[], read = READ): (readonly [Filter, Substitution])[] {
    const { at } = this.resource;
    return readList(this.context, operation)
      .filters.filter(({ match, fields }) => matches.includes(match) && fields.length > 0)
      .slice(0, MOST_FILTERS)
      .map((filter) => [
        filter,
        {
          ...placeOf("query", filter.parameter),
          source: { step: read, pointer: `${at}${filter.fields[0] ?? ""}`, isNeeded: true },
        },
      ]);
  }

  /** Adds a step of a second user, and returns its name. An operation that is open to everybody has no such step. */
  #asAnother(
    verb: string,
    operation: Operation,
    request: CaseRequest,
    expectation: Expectation = CLOSED_TO_STRANGERS,
  ): string {
    const name = `${verb} ${BY_ANOTHER}`;
    const given = this.owners.closed;
    const asked: CaseRequest = { ...asAccount(request, "other"), given };
    if (operation.isSecured) {
      this.addSteps([stepOf(this.id, "isolation", operation, { name, request: asked, expectation })]);
    }
    return name;
  }

  /** Changes the object in each way that the spec has. */
  change(): void {
    let before = READ;
    for (const [index, change] of this.resource.changes.entries()) before = this.#changeBy(change, index, before);
  }

  /** Changes the object, which must then have what was sent. Returns the step that has read it last. */
  #changeBy(change: OnObject, index: number, before: string): string {
    const body = lifecycleBody(this.context, change.operation, this.#idNames, true);
    if (!body) return before;
    const by = index === 0 ? "" : ` by ${change.operation.method}`;
    const [sent, read] = [CHANGE + by, CHANGED + by];
    this.on(sent, change, MADE, { body, tagOf: before });
    this.#keptInAnswer(sent, change.operation, body);
    this.read(read, MADE, sent, undefined, change);
    const steps = { made: MADE, before, changed: sent, after: read };
    this.claims.push(...changeClaims(this.context, this.resource, body, steps));
    const [reading, changing] = [this.#requestFor(this.resource.read, MADE), this.#requestFor(change, MADE, body)];
    if (body.words.length > 0)
      this.addSteps(readByOldTag(this.id, this.resource.read.operation, reading, by, [before, sent]));
    this.addSteps(changeOldVersion(this.id, change.operation, changing, by, [READ, sent]));
    return this.#changeOne(change, body, read);
  }

  /** A PATCH of one member leaves the others as they were in the step `before`. Returns the step that has read the object last. */
  #changeOne(change: OnObject, body: LifecycleBody, before: string): string {
    const [word] = body.words;
    const name = word && tokensOf(word.pointer)[0];
    const { operation } = change;
    const one = name === undefined ? undefined : { value: { [name]: body.value[name] }, words: word ? [word] : [] };
    const schemaPointer = plainPayloadOf(operation)?.schemaPointer ?? "";
    if (operation.method !== "PATCH" || !one || this.context.validate(schemaPointer, one.value).length > 0)
      return before;
    this.on(CHANGE_ONE, change, MADE, { body: one, tagOf: before });
    this.on(CHANGED_ONE, this.resource.read, MADE);
    const steps = { before, changed: CHANGE_ONE, after: CHANGED_ONE };
    this.claims.push(...versionClaims(this.context, this.resource, steps, [name ?? ""]));
    const { at } = this.resource;
    const facts = { read: CHANGED_ONE, at, ...this.#facts } as const;
    this.#keptInAnswer(CHANGE_ONE, operation, one);
    if (this.#kept(operation, one).length > 0)
      this.claims.push({ kind: "kept", sent: CHANGE_ONE, members: [name ?? ""], ...facts });
    const shown = propertiesRead(this.context, this.resource);
    const others = writableProperties(this.context, plainPayloadOf(operation)?.schema)
      .map(([other]) => other)
      .filter((other) => other !== name && other in shown);
    if (others.length > 0)
      this.claims.push({ kind: "others-kept", before, changed: CHANGE_ONE, members: others, ...facts });
    return CHANGED_ONE;
  }

  /** Removes the object, which must then be gone, and nothing else with it. */
  remove(hasOther: boolean): void {
    const { remove, read } = this.resource;
    if (!remove) return;
    this.on(BEFORE, read, MADE);
    this.on(REMOVED, remove, MADE, { tagOf: BEFORE, isNeeded: true });
    this.on(GONE, read, MADE);
    this.claims.push({ kind: "gone", read: GONE, removed: REMOVED, before: BEFORE, ...this.#facts });
    this.#removeAgain(remove);
    if (hasOther) this.read("read the other", OTHER, OTHER, REMOVED);
    this.list("list the rest", hasOther ? [OTHER] : [], REMOVED);
  }

  /** What is gone cannot be removed again, where the spec documents that status, unless it calls the operation idempotent. */
  #removeAgain(remove: OnObject): void {
    const { description, pointer: specPointer } = remove.operation;
    const again = "remove again";
    const facts = { first: REMOVED, again, specPointer, isInferred: true } as const;
    const statuses = NOT_THERE.filter((status) => documentsStatus(remove.operation, status));
    const isRepeatable = SUCCEEDS_AGAIN.test(description);
    if (!isRepeatable && (statuses.length === 0 || IDEMPOTENT.test(description))) return;
    this.on(again, remove, MADE, { tagOf: BEFORE });
    this.claims.push(
      isRepeatable ? { kind: "accepted-twice", ...facts } : { kind: "refused-twice", statuses, gone: GONE, ...facts },
    );
  }

  /** Every object must have its own id. No spec says so about removed ones, so this is always inferred. */
  ownIds(made: readonly [string, ...string[]]): void {
    this.claims.push({ kind: "own-id", made, id: this.resource.id, ...this.#facts, isInferred: true });
  }

  /** Removes what a step has made. */
  cleanUp(made: string): void {
    const { remove } = this.resource;
    if (remove) this.on(`clean up after ${made}`, remove, made);
  }
}

/** The number of rows to ask for; undefined when the list has no parameter for it. */
function limitOf({ contract }: PlanContext, list: ObjectList | undefined): number | undefined {
  if (!list?.limit) return undefined;
  return Math.min(LIMIT, numberOf(dereference(contract.document, list.limit.schema), "maximum") ?? LIMIT);
}

/**
 * Follows an object from its creation to its removal: what was sent is read, also in the list; a change is stored; after the removal the
 * object is gone, and another one is still there; ids are not used twice; a second user reaches nothing of it. The operations are found by links of the spec, else by paths.
 */
export function lifecycleSeries(context: PlanContext, resource: Resource): Series[] {
  const lifecycle = new Lifecycle(context, resource);
  const hasOther = lifecycle.make(MADE);
  if (hasOther) lifecycle.make(OTHER);
  lifecycle.read(READ, MADE, MADE);
  lifecycle.list("list", hasOther ? [MADE, OTHER] : [MADE]);
  lifecycle.change();
  if (!context.contract.profile.signIn) lifecycle.strangers();
  lifecycle.remove(hasOther);
  if (hasOther && resource.remove) {
    // A server that counts from the greatest id gives the removed one again only when no later object is left.
    lifecycle.cleanUp(OTHER);
    lifecycle.make(THIRD);
    lifecycle.cleanUp(THIRD);
  }
  if (hasOther) lifecycle.ownIds(resource.remove ? [MADE, OTHER, THIRD] : [MADE, OTHER]);
  const isOwn = lifecycle.owners.canCreate && !context.contract.profile.signIn;
  return [...lifecycle.series, ...(isOwn ? ownSeries(context, resource) : [])];
}

/** A second user reaches nothing of what the first one makes for an object that belongs to the first. */
function ownSeries(context: PlanContext, resource: Resource): Series[] {
  const lifecycle = new Lifecycle(context, resource, true);
  lifecycle.make(MADE);
  lifecycle.read(READ, MADE, MADE);
  lifecycle.strangers();
  lifecycle.cleanUp(MADE);
  return lifecycle.series;
}
