import { locate, placeReferredBy } from "../../spec/references.ts";
import { ownedFrom, type OwnedSource, type Operation, marksOf, sourceOf } from "../../spec/contract.ts";
import { escapeToken, isObject, objectOr, replaceAt, tokensOf, valueAt } from "../../json.ts";
import { testedOperation, type PlanContext } from "../context.ts";
import {
  baseRequest,
  withSource,
  withLiterals,
  withLiteralBody,
  valueSent,
  asAccount,
  placeOf,
  exampleRequest,
} from "../generate/requests.ts";
import type { CaseRequest, Expectation, Series, SessionName, Substitution } from "../case.ts";
import type { Claim } from "../claim.ts";
import {
  changingMembers,
  settlingMembers,
  alternativesOf,
  dereference,
  annotatedPlaces,
  rowSchema,
} from "../read/schemas.ts";
import { stepOf, seriesOf, SeriesSteps } from "./step.ts";
import type { BorrowedSource } from "../../spec/borrowed-source.ts";
import { objectIn } from "../lifecycle/resources.ts";
import { readList } from "../read/lists/list-reading.ts";
import {
  listedObjectOf,
  listPages,
  objectRequest,
  listsByState,
  nameOf,
  pickIn,
  statesOf,
} from "./lists/listed-objects.ts";
import { exampleBody, examplesOf, plainPayloadOf, validValues } from "../generate/example-values.ts";

const ACCEPTED = { outcome: "accepted", needsState: false } as const;
/** The expected result for an object of another account. */
export const CLOSED_TO_STRANGERS: Expectation = { outcome: "closed", reason: "what belongs to another account" };
const LAWFUL = { outcome: "lawful" } as const;
const LIST = "list";
const AGAIN = "list again";
const AFTER = "list after the strangers";
const UNKNOWN = "an id that nothing has";

/** The accounts that try to reach the object: a second member, and an agent of another team. */
const STRANGERS: readonly (readonly [name: string, account: SessionName])[] = [
  ["by another", "other"],
  ["by another agent", "otherAgent"],
];

interface OwnedPlace {
  readonly place: Substitution["place"];
  readonly pointer: string;
  readonly source: OwnedSource;
  /** Pointer to the schema of the id; undefined when the spec writes it in place. */
  readonly schemaPointer: string | undefined;
}

/** Body fields that name an object of one account. */
function ownedInBody(context: PlanContext, operation: Operation, body: unknown): OwnedPlace[] {
  const { document } = context.contract;
  const visit = (schema: unknown, value: unknown, pointer: string): OwnedPlace[] => {
    const resolved = dereference(document, schema);
    const source = ownedFrom(schema) ?? ownedFrom(resolved);
    if (source) return [{ place: "body", pointer, source, schemaPointer: placeReferredBy(objectOr(schema)) }];
    if (!isObject(value)) return [];
    const alternatives = alternativesOf(document, resolved) ?? [resolved];
    return alternatives.flatMap((alternative) =>
      Object.entries(objectOr(alternative["properties"])).flatMap(([name, property]) =>
        name in value ? visit(property, value[name], `${pointer}/${escapeToken(name)}`) : [],
      ),
    );
  };
  const found = visit(plainPayloadOf(operation)?.schema, body, "").filter(
    ({ pointer }) => valueAt(body, pointer) !== null,
  );
  return [...new Map(found.map((owned) => [owned.pointer, owned])).values()];
}

const ownedInParameters = ({ parameters }: Operation): OwnedPlace[] =>
  parameters.flatMap(({ place, name, pointer: schemaPointer, ownedFrom: source }) =>
    source ? [{ ...placeOf(place, name), source, schemaPointer }] : [],
  );

/** Returns every documented body, with a suffix for the case id. A server may protect "accept" and forget "reject", so each is tried. */
function bodiesOf(context: PlanContext, operation: Operation): (readonly [suffix: string, body: unknown])[] {
  const examples = examplesOf(context, operation);
  const first = examples.find(({ needsState }) => !needsState) ?? examples[0];
  const others = examples.filter((example) => example !== first);
  return [["", exampleBody(context, operation)], ...others.map(({ name, value }) => [` (${name})`, value] as const)];
}

/** An object of one account must be closed to all others (object-level access): they are refused even with the correct id. */
export function isolationSeries(context: PlanContext, operation: Operation): Series[] {
  if (!operation.isSecured) return [];
  return bodiesOf(context, operation).flatMap(([suffix, body]) =>
    [...ownedInParameters(operation), ...ownedInBody(context, operation, body)].flatMap((owned): Series[] => {
      const id = `${operation.id} › isolation ${owned.place}${owned.pointer} of another account${suffix}`;
      const list = testedOperation(context, owned.source.operationId);
      // The object may be created only where the run may call the operation itself.
      return list && (list.isSafe || !operation.isSafe) ? isolationOf(context, id, operation, list, owned, body) : [];
    }),
  );
}

const TRIED_IDS = 5;

/** An id that the schema allows and nothing has: of some generated ones, the longest. */
function unknownId(context: PlanContext, { schemaPointer }: OwnedPlace): unknown {
  if (schemaPointer === undefined) return undefined;
  const { node, pointer } = locate(context.contract.document, schemaPointer);
  const ids = validValues(context, pointer, node, TRIED_IDS);
  return ids.toSorted((one, other) => String(other).length - String(one).length)[0];
}

/** The request with a literal value in a place that is otherwise filled in. */
function withLiteral(request: CaseRequest, { place, pointer }: OwnedPlace, value: unknown): CaseRequest {
  if (place === "body") return withLiteralBody(request, replaceAt(valueSent(request), pointer, value), pointer);
  const [name = ""] = tokensOf(pointer);
  return withLiterals(request, place, { [name]: value });
}

function isolationOf(
  context: PlanContext,
  id: string,
  operation: Operation,
  list: Operation,
  owned: OwnedPlace,
  body: unknown,
): Series[] {
  const { place, pointer, source } = owned;
  const base = baseRequest(context, operation, body);
  const foreign: Substitution = { place, pointer, source: { step: LIST, pointer: source.pointer, isNeeded: true } };
  const row = source.pointer.slice(0, source.pointer.lastIndexOf("/"));
  const made = { ...objectOr(exampleBody(context, list)), ...source.with };
  const request = baseRequest(context, list, list.isSafe ? undefined : made);
  const expectation = list.isSafe ? ACCEPTED : LAWFUL;
  const listed = (name: string) =>
    stepOf(id, "isolation", list, { name, request, expectation, isNeeded: name === LIST });
  const asked = STRANGERS.map(([name, account]) =>
    stepOf(id, "isolation", operation, {
      name,
      request: asAccount(withSource(base, foreign), account),
      expectation: CLOSED_TO_STRANGERS,
      crossStepChecks: [{ kind: "untold", step: LIST, pointer: row, named: source.pointer }],
    }),
  );
  const nobodys = unknownId(context, owned);
  const [first] = asked;
  const unknown =
    first && nobodys !== undefined
      ? [stepOf(id, "isolation", operation, { name: UNKNOWN, request: withLiteral(first.request, owned, nobodys) })]
      : [];
  // An object that the list makes is another one in each reading.
  const canReread = list.method === "GET";
  const reread = (name: string) => (canReread ? [[listed(name)]] : []);
  const names = asked.map(({ name }) => name);
  return seriesOf(
    id,
    [listed(LIST), ...reread(AGAIN), ...asked, ...reread(AFTER), ...unknown],
    [
      ...(canReread ? [untouched(context, operation, list, names)] : []),
      ...unknown.map(({ name }): Claim => ({ kind: "same-refusal", first: names[0] ?? "", again: name, what: "id" })),
    ],
  );
}

/** The refused calls of strangers have changed nothing of what the owner sees. */
const untouched = ({ contract }: PlanContext, operation: Operation, list: Operation, by: readonly string[]): Claim => ({
  kind: "unchanged",
  still: [LIST, AGAIN],
  before: AGAIN,
  after: AFTER,
  by,
  calls: "refused",
  moving: changingMembers(contract, list),
  settling: settlingMembers(contract, list),
  specPointer: operation.pointer,
});

/** Every source of an id that belongs to only one account (`x-contract.owned`). */
function ownedSources(document: unknown): BorrowedSource[] {
  if (Array.isArray(document)) return document.flatMap(ownedSources);
  if (!isObject(document)) return [];
  // An object that two accounts share appears in both lists.
  const isOnes = ownedFrom(document) !== undefined && marksOf(document)["shared"] !== true;
  const source = isOnes ? (borrowedOf(document) ?? ownedFrom(document)) : undefined;
  const here = source ? [source] : [];
  return [...here, ...Object.values(document).flatMap(ownedSources)];
}

function borrowedOf(node: unknown): BorrowedSource | undefined {
  const source = sourceOf(node);
  return source && "operationId" in source ? source : undefined;
}

/** The pairs of accounts whose lists are compared, by the account of an operation. */
const TWO: Readonly<Record<string, readonly [one: SessionName, another: SessionName, name: string]>> = {
  member: ["member", "other", "members"],
  agent: ["agent", "otherAgent", "agents"],
};

const FIRST_ROW = /^(.*)\/0(\/.*)?$/;

/** Two members, or two agents, must not see each other's objects or identity. */
export function accountSeparationSeries(context: PlanContext, operation: Operation): Series[] {
  const { contract } = context;
  const isRead = operation.method === "GET" && operation.isSecured;
  const [one, another, name] = TWO[operation.account] ?? [];
  if (
    !isRead ||
    !one ||
    !another ||
    operation.parameters.some(({ place }) => place === "path") ||
    !contract.profile.signIn
  )
    return [];
  const owned = ownedSources(contract.document).filter(({ operationId }) => operationId === operation.id);
  const lists = [...new Set(owned.map(({ pointer }) => pointer))].flatMap((pointer): Claim[] => {
    const [, rows = "", key = ""] = FIRST_ROW.exec(pointer) ?? [];
    return rows === "" ? [] : [{ kind: "apart", first: "by one", again: "by another", rows, key }];
  });
  const personal = annotatedPlaces(contract, operation, "personal").map(({ pointer }): Claim => ({
    kind: "apart",
    first: "by one",
    again: "by another",
    rows: undefined,
    key: pointer,
  }));
  // The mark says which member of a row identifies it.
  const rows = annotatedPlaces(contract, operation, "ownRows").flatMap(({ pointer, mark }): Claim[] =>
    typeof mark === "string" ? [{ kind: "apart", first: "by one", again: "by another", rows: pointer, key: mark }] : [],
  );
  if (lists.length + personal.length + rows.length === 0) return [];
  const id = `${operation.id} › isolation of two ${name}`;
  const base = exampleRequest(context, operation);
  const by = (name: string, account: SessionName) =>
    stepOf(id, "isolation", operation, { name, request: asAccount(base, account) });
  return seriesOf(id, [by("by one", one), by("by another", another)], [...lists, ...personal, ...rows]);
}

const OWN_LIST = "list of the reader";
/** How words say that an account does not read the objects of others. */
const OF_OTHERS =
  /\b(?:own|own(?:er|ed)|somebody else|someone else|other (?:people|users?|members?|accounts?))\b|\banother(?:'s| (?:user|member|account|person))/i;

/** Whose list has the objects, and who reads them; undefined is the first account. One of the two may have more rights. */
const VIEWS: readonly (readonly [of: SessionName | undefined, by: SessionName | undefined, name: string])[] = [
  [undefined, "other", "views of another account"],
  ["other", undefined, "views of what another account lists"],
];

const as = (request: CaseRequest, account: SessionName | undefined): CaseRequest =>
  account === undefined ? request : asAccount(request, account);

/**
 * One account reads objects in each state from the list of the other one. What it may read agrees with its own list; what its list does not have is
 * closed in every state or in none. So each account is tested, whichever of the two has more rights.
 */
export function accountViewSeries(context: PlanContext, operation: Operation): Series[] {
  const listed = listedObjectOf(context, operation);
  if (!listed?.list.isSecured || !operation.isSecured) return [];
  const { list, rows, key, parameter } = listed;
  const { places } = readList(context, list);
  const at = objectIn(context.contract, operation, parameter) ?? "";
  const states = statesOf(context, rowSchema(context.contract, list, rows));
  const isLimited = OF_OTHERS.test(`${operation.description} ${list.description}`);
  return VIEWS.flatMap(([of, by, title]): Series[] => {
    const steps = new SeriesSteps(`${operation.id} › ${title}`, context, "isolation");
    const lists = listsByState(context, list, states);
    const own = listPages(context, list, OWN_LIST);
    for (const [name, request] of lists) steps.add(name, list, as(request, of));
    for (const [name, request] of own) steps.add(name, list, as(request, by));
    const reads = states.map((state) => {
      const request = objectRequest(context, operation, listed, pickIn(lists, state, listed));
      steps.add(nameOf(state), operation, as(request, by));
      return nameOf(state);
    });
    for (const [name, request] of own) steps.add(`${name} again`, list, as(request, by));
    const facts = { key, specPointer: operation.pointer, isInferred: true } as const;
    const ownLists = own.map(([name]) => name);
    for (const read of reads)
      for (const name of ownLists) {
        const seen = { here: { step: name, at: rows, key }, there: { step: read, at }, again: `${name} again` };
        steps.claims.push({ kind: "same-object", ...seen, ...facts });
      }
    if (isLimited && places && steps.claims.length > 0)
      steps.claims.push({ kind: "same-access", reads, lists: ownLists, parameter: parameter.name, places, ...facts });
    return steps.judgedSeries;
  });
}
