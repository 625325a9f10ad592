import { ownedFrom, type OwnedSource, type Operation } from "../contract.ts";
import { escapeToken, isObject, objectOr, valueAt } from "../json.ts";
import { askedOperation, baseRequest, exampleBody, examplesOf, plainPayloadOf, type PlanContext } from "./base.ts";
import type { Expectation, Series, SessionName, Step, Substitution } from "./case.ts";
import { alternativesOf, dereference } from "./dereference.ts";

const ACCEPTED = { outcome: "accepted", needsState: false } as const;
/** What becomes of a request about what belongs to somebody else. */
export const CLOSED_TO_STRANGERS: Expectation = { outcome: "closed", reason: "what belongs to another account" };
const LAWFUL = { outcome: "lawful" } as const;
const LIST = "list";

/** Who is made to ask for what belongs to others: a second member, and an agent, who may see many, but not these. */
const STRANGERS: readonly (readonly [name: string, account: SessionName])[] = [
  ["by another", "other"],
  ["by another agent", "otherAgent"],
];

interface OwnedPlace {
  readonly place: Substitution["place"];
  readonly pointer: string;
  readonly source: OwnedSource;
}

/** Where a body names something that belongs to one account. */
function ownedInBody(context: PlanContext, operation: Operation, body: unknown): OwnedPlace[] {
  const { document } = context.contract;
  const visit = (schema: unknown, value: unknown, pointer: string): OwnedPlace[] => {
    const resolved = dereference(document, schema);
    const source = ownedFrom(schema) ?? ownedFrom(resolved);
    if (source) return [{ place: "body", pointer, source }];
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
  parameters.flatMap(({ place, name, ownedFrom: source }) =>
    source ? [{ place, pointer: `/${escapeToken(name)}`, source }] : [],
  );

/** The bodies that are tried, each with what its cases are called after: a decision may be closed to strangers and its opposite not. */
function bodiesOf(context: PlanContext, operation: Operation): (readonly [suffix: string, body: unknown])[] {
  const examples = examplesOf(context, operation);
  const first = examples.find(({ needsState }) => !needsState) ?? examples[0];
  const others = examples.filter((example) => example !== first);
  return [["", exampleBody(context, operation)], ...others.map(({ name, value }) => [` (${name})`, value] as const)];
}

/** What belongs to one account is closed to every other (object-level access): strangers are refused, with the very same id. */
export function isolationSeries(context: PlanContext, operation: Operation): Series[] {
  if (!operation.isSecured) return [];
  return bodiesOf(context, operation).flatMap(([suffix, body]) =>
    [...ownedInParameters(operation), ...ownedInBody(context, operation, body)].flatMap((owned): Series[] => {
      const id = `${operation.id} › isolation ${owned.place}${owned.pointer} of another account${suffix}`;
      const list = askedOperation(context, owned.source.operationId);
      // What is made for it may be made where the operation itself may be called.
      return list && (list.isSafe || !operation.isSafe) ? [seriesOf(context, id, operation, list, owned, body)] : [];
    }),
  );
}

function seriesOf(
  context: PlanContext,
  id: string,
  operation: Operation,
  list: Operation,
  { place, pointer, source }: OwnedPlace,
  body: unknown,
): Series {
  const of = (
    name: string,
    operationId: string,
    rest: Pick<Step, "request" | "expectation" | "isNeeded" | "bonds">,
  ) => ({
    id: `${id} › ${name}`,
    name,
    operationId,
    kind: "isolation" as const,
    stage: "open" as const,
    ...rest,
  });
  const base = baseRequest(context, operation, body);
  const others = base.substitutions.filter((it) => !(it.place === place && it.pointer === pointer));
  const foreign: Substitution = { place, pointer, source: { step: LIST, pointer: source.pointer, isNeeded: true } };
  const row = source.pointer.slice(0, source.pointer.lastIndexOf("/"));
  const made = { ...objectOr(exampleBody(context, list)), ...source.with };
  const request = baseRequest(context, list, list.isSafe ? undefined : made);
  const expectation = list.isSafe ? ACCEPTED : LAWFUL;
  const listed = of(LIST, list.id, { request, expectation, isNeeded: true, bonds: [] });
  const asked = STRANGERS.map(([name, account]) =>
    of(name, operation.id, {
      request: { ...base, authorization: { kind: "session", account }, substitutions: [...others, foreign] },
      expectation: CLOSED_TO_STRANGERS,
      isNeeded: false,
      bonds: [{ kind: "untold", step: LIST, pointer: row, named: source.pointer }],
    }),
  );
  return { id, groups: [[listed], ...asked.map((step) => [step])] };
}
