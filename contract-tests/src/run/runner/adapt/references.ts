import { escapeToken, objectOr, valueAt, isObject, type JsonObject, listAt, mapMembers } from "../../../json.ts";
import type { Answer } from "../../../judge/answer.ts";
import { type PlanContext, isAllowed } from "../../../plan/context.ts";
import { REFERENCE } from "../../../plan/lifecycle/lifecycle-body.ts";
import { rowSchema, dereference } from "../../../plan/read/schemas.ts";
import { keyIn, listsOfObjects } from "../../../plan/read/lists/object-lists.ts";
import type { Operation } from "../../../spec/contract.ts";
import type { CaseRequest } from "../../../plan/case.ts";
import { withBodyValue, valueSent } from "../../../plan/generate/requests.ts";
import { idPlace } from "../../../plan/lifecycle/resources.ts";
import { isSuccessfulAnswer } from "../../../profile/profile.ts";
import { BAD_REQUEST, CONFLICT, NOT_FOUND, UNPROCESSABLE } from "../../../status-codes.ts";
import type { SendRequest, Sent } from "../caller.ts";
import { exampleBody } from "../../../plan/generate/example-values.ts";

/** The last word of the name of a reference: `branch` of `home_branch_id` and of `homeBranchId`. */
const kindOf = (reference: string): string =>
  (/([A-Z]?[a-z]+)_?$/.exec(reference.replace(REFERENCE, ""))?.[1] ?? "").toLowerCase();

/** Whether a collection has objects of a kind: `/branches` has each `branch`, `/categories` each `category`. */
const isCollectionOf = (collection: string, kind: string): boolean =>
  kind !== "" && new RegExp(`^${kind.replace(/y$/, "(?:y|ie)")}(?:e?s)?$`, "i").test(collection);

/** The ids that the lists of a server have. Each is given in turn, because an object may be in use or in the wrong state. */
export class ListedIds {
  readonly #context: PlanContext;
  readonly #read: (operationId: string) => Promise<Answer>;
  readonly #ids = new Map<string, Promise<readonly unknown[]>>();
  readonly #taken = new Map<string, number>();

  constructor(context: PlanContext, read: (operationId: string) => Promise<Answer>) {
    this.#context = context;
    this.#read = read;
  }

  /** The next id that a member of this name may have; undefined when no list has such objects. */
  async next(name: string): Promise<unknown> {
    const ids = this.#ids.get(name) ?? this.#idsFor(name);
    this.#ids.set(name, ids);
    const known = await ids;
    const index = this.#taken.get(name) ?? 0;
    this.#taken.set(name, index + 1);
    return known[index % known.length];
  }

  async #idsFor(name: string): Promise<readonly unknown[]> {
    for (const list of this.#context.contract.operations) {
      const [rows] = this.#isPlainList(list) ? listsOfObjects(this.#context, list) : [];
      const key = rows === undefined ? undefined : this.#keyFor(name, list, rows);
      const answer = key === undefined ? undefined : await this.#read(list.id);
      const found = answer && "status" in answer ? valueAt(answer.json, rows ?? "") : undefined;
      if (key !== undefined && Array.isArray(found))
        return found.map((row) => valueAt(row, key)).filter((id) => id !== undefined && id !== null);
    }
    return [];
  }

  #isPlainList({ method, parameters }: Operation): boolean {
    return method === "GET" && !parameters.some(({ place, required }) => place === "path" || required);
  }

  /** The key of a row that a member of this name takes: by the kind of the objects, or as the text of the same name that the schema gives a form. */
  #keyFor(name: string, list: Operation, rows: string): string | undefined {
    const collection = list.path.split("/").findLast((part) => part !== "") ?? "";
    if (REFERENCE.test(name))
      return isCollectionOf(collection, kindOf(name)) ? keyIn(this.#context, list, rows, { name }) : undefined;
    const member = objectOr(objectOr(rowSchema(this.#context.contract, list, rows)["properties"])[name]);
    return "pattern" in dereference(this.#context.contract.document, member) ? `/${escapeToken(name)}` : undefined;
  }
}

/** Statuses with which servers refuse a reference to an object that does not exist or does not belong to the other ones. */
const WRONG_REFERENCE: readonly number[] = [BAD_REQUEST, NOT_FOUND, CONFLICT, UNPROCESSABLE];
/** Rows whose references are tried. A row may refer to objects that are gone. */
const MOST_ROWS = 3;

/** Searches that may fail for one operation, before no more are made. */
const MOST_SEARCHES = 5;

/** A text that depends on the data or the clock of the server: a date, or a number of something. */
const isOfServer = (name: string, value: unknown): boolean =>
  REFERENCE.test(name) || (typeof value === "string" && /\d{3}/.test(value));

/** The value with the documented ones in place of those that depend on the server, at any depth. */
function withDocumented(value: unknown, documented: unknown, name = ""): unknown {
  if (Array.isArray(value)) {
    const known: readonly unknown[] = Array.isArray(documented) ? documented : [];
    return value.map((item, index) => withDocumented(item, known[index], name));
  }
  if (isObject(value))
    return mapMembers(value, (member, inner) => withDocumented(member, objectOr(documented)[inner], inner));
  return documented !== undefined && isOfServer(name, documented) ? documented : value;
}

const isWrongReference = (answer: Answer): boolean => "status" in answer && WRONG_REFERENCE.includes(answer.status);

interface Replacement {
  readonly documented: JsonObject;
  readonly existing: JsonObject;
}
/** The documented references are right, or no row has better ones. */
const NOTHING: Replacement = { documented: {}, existing: {} };

/** The references that both have, with the values of the row. */
const commonReferences = (body: JsonObject, row: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(row).filter(([name, value]) => REFERENCE.test(name) && typeof body[name] === typeof value),
  );

/**
 * Replaces the references in a documented example, which need not exist on the server under test, by those of an object that it has. An object of
 * the same list refers to others that belong together, such as a customer and one of their bikes.
 */
export class References {
  readonly #context: PlanContext;
  readonly #read: (operationId: string) => Promise<Answer>;
  /** The replaced references of each operation. */
  readonly #known = new Map<string, Replacement>();
  /** Whether new objects help an operation; undefined as long as it is unknown. */
  readonly #needsNew = new Map<string, boolean>();

  readonly #listed: ListedIds;
  /** How many searches for other values have not helped an operation. */
  readonly #fruitless = new Map<string, number>();

  constructor(context: PlanContext, read: (operationId: string) => Promise<Answer>) {
    this.#context = context;
    this.#read = read;
    this.#listed = new ListedIds(context, read);
  }

  /**
   * Sends a request. If it is refused, sends it again with existing references, then with new ones, and does so from then on if that helps. Objects
   * that exist may be used up later. At last, the values that name objects become those of the documented example, and of the lists of the server.
   * @param maySearch whether the request should be accepted, so that it is worth while to look for such values
   */
  async use(operation: Operation, request: CaseRequest, send: SendRequest, maySearch = true): Promise<Sent> {
    const sent = await this.#useReferences(operation, request, send);
    if (!maySearch || !isWrongReference(sent.answer)) return sent;
    return (await this.#useListed(operation, request, send)) ?? sent;
  }

  /** Sends a refused request with values of the documented example, then of several rows; undefined when that does not help. */
  async #useListed(operation: Operation, request: CaseRequest, send: SendRequest): Promise<Sent | undefined> {
    const value = this.#validBody(operation, request);
    const fruitless = this.#fruitless.get(operation.id) ?? 0;
    if (!value || fruitless >= MOST_SEARCHES) return undefined;
    const documented = exampleBody(this.#context, operation);
    for (let attempt = 0; attempt <= MOST_ROWS; attempt += 1) {
      const changed = attempt === 0 ? withDocumented(value, documented) : await this.#withListed(value, documented);
      if (!isObject(changed) || JSON.stringify(changed) === JSON.stringify(value)) continue;
      const sent = await send(withReferences(request, value, changed));
      if (!isSuccessfulAnswer(sent.answer)) continue;
      this.#fruitless.delete(operation.id);
      return sent;
    }
    this.#fruitless.set(operation.id, fruitless + 1);
    return undefined;
  }

  /** The value with the next listed ids, and with other values of the example where no list has them. */
  async #withListed(value: unknown, documented: unknown, name = ""): Promise<unknown> {
    if (Array.isArray(value)) {
      const known: readonly unknown[] = Array.isArray(documented) ? documented : [];
      const items = value.map((item, index) => this.#withListed(item, known[index], name));
      return Promise.all(items);
    }
    if (!isObject(value)) return (await this.#listed.next(name)) ?? withDocumented(value, documented, name);
    const members = Object.entries(value).map(
      async ([inner, member]) => [inner, await this.#withListed(member, objectOr(documented)[inner], inner)] as const,
    );
    return Object.fromEntries(await Promise.all(members));
  }

  async #useReferences(operation: Operation, request: CaseRequest, send: SendRequest): Promise<Sent> {
    const value = this.#validBody(operation, request);
    if (!value || !Object.keys(value).some((name) => REFERENCE.test(name)))
      return send(this.#replaced(operation, request));
    if (this.#needsNew.get(operation.id) === true)
      return send((await this.#withNew(operation, request, value)) ?? request);
    const isKnown = this.#known.has(operation.id);
    const sent = isKnown
      ? await send(this.#replaced(operation, request))
      : await this.#useExisting(operation, request, value, send);
    if (!isWrongReference(sent.answer) || this.#needsNew.has(operation.id)) return sent;
    const renewed = await this.#withNew(operation, request, value);
    const again = renewed && (await send(renewed));
    const hasHelped = again !== undefined && isSuccessfulAnswer(again.answer);
    this.#needsNew.set(operation.id, hasHelped);
    return hasHelped ? again : sent;
  }

  /** Sends a request, and if it is refused, with the references of some rows of the list beside it. */
  async #useExisting(operation: Operation, request: CaseRequest, value: JsonObject, send: SendRequest): Promise<Sent> {
    const list = this.#listBeside(operation);
    const first = await send(request);
    if (!list || !isWrongReference(first.answer)) {
      if (isSuccessfulAnswer(first.answer)) this.#known.set(operation.id, NOTHING);
      return first;
    }
    for (const row of await this.#rowsOf(list)) {
      const existing = commonReferences(value, row);
      const second = await send(withReferences(request, value, existing));
      if (!isSuccessfulAnswer(second.answer)) continue;
      const documented = Object.fromEntries(Object.keys(existing).map((name) => [name, value[name]]));
      this.#known.set(operation.id, { documented, existing });
      return second;
    }
    this.#known.set(operation.id, NOTHING);
    return first;
  }

  /** The request with new objects in place of those that the documented body names; undefined when the run can create none of them. */
  async #withNew(operation: Operation, request: CaseRequest, value: JsonObject): Promise<CaseRequest | undefined> {
    const documented = objectOr(exampleBody(this.#context, operation));
    const names = Object.keys(value).filter((name) => REFERENCE.test(name) && value[name] === documented[name]);
    const ids = await Promise.all(names.map(async (name) => [name, await this.#newId(name)] as const));
    const known = ids.filter(([, id]) => id !== undefined);
    return known.length === 0 ? undefined : withReferences(request, value, Object.fromEntries(known));
  }

  /** The id of a new object of the kind that a reference names: `bookId` is made by POST /books, because /books/{bookId} is one of them. */
  async #newId(reference: string): Promise<unknown> {
    const { contract } = this.#context;
    const item = contract.operations.find(({ method, path }) => method === "GET" && path.endsWith(`/{${reference}}`));
    const path = item?.path.slice(0, item.path.lastIndexOf("/"));
    const create = contract.operations.find(
      (it) => it.method === "POST" && it.path === path && isAllowed(this.#context, it),
    );
    const id = create && idPlace(contract, create, { name: reference });
    const answer = create && id && "pointer" in id ? await this.#read(create.id) : undefined;
    return answer && "status" in answer && id && "pointer" in id ? valueAt(answer.json, id.pointer) : undefined;
  }

  /** The request with existing references in place of the documented ones. Other values are part of what the case tests. */
  #replaced(operation: Operation, request: CaseRequest): CaseRequest {
    const known = this.#known.get(operation.id);
    const value = valueSent(request);
    if (!known || !isObject(value)) return request;
    const kept = Object.entries(known.existing).filter(([name]) => value[name] === known.documented[name]);
    return withReferences(request, value, Object.fromEntries(kept));
  }

  /** The body of a request of the first account, when it is an object that fits its schema. */
  #validBody(operation: Operation, { body, authorization }: CaseRequest): JsonObject | undefined {
    const isByFirstAccount = authorization.kind === "session" && authorization.account === undefined;
    if (!operation.profile.guessesResources || !isByFirstAccount) return undefined;
    if (!body || !("value" in body) || !isObject(body.value)) return undefined;
    const payload = operation.payloads.find(({ mediaType }) => mediaType === body.mediaType);
    if (!payload) return undefined;
    return this.#context.validate(payload.schemaPointer, body.value, "request").length === 0 ? body.value : undefined;
  }

  #listBeside({ path, method }: Operation): Operation | undefined {
    if (method !== "POST") return undefined;
    const { operations } = this.#context.contract;
    return operations.find((other) => other.path === path && other.method === "GET");
  }

  async #rowsOf(list: Operation): Promise<JsonObject[]> {
    const answer = await this.#read(list.id);
    if (!("status" in answer)) return [];
    const rows = listsOfObjects(this.#context, list).flatMap((pointer) => listAt(answer.json, pointer));
    return rows.filter(isObject).slice(0, MOST_ROWS);
  }
}

const withReferences = (request: CaseRequest, value: JsonObject, references: JsonObject): CaseRequest =>
  withBodyValue(request, { ...value, ...references });
