import { locate, placeReferredBy } from "../../spec/references.ts";
import { ownedFrom, type OwnedSource, type Operation } from "../../spec/contract.ts";
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
} from "../generate/requests.ts";
import { exampleBody, examplesOf, plainPayloadOf, validValues } from "../generate/example-values.ts";
import type { CaseRequest, Expectation, Series, SessionName, Substitution } from "../case.ts";
import type { Claim } from "../claim.ts";
import { changingMembers, alternativesOf, dereference } from "../read/schemas.ts";
import { stepOf, seriesOf } from "./step.ts";

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
  specPointer: operation.pointer,
});
