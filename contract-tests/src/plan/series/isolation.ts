import { ownedFrom, type OwnedSource, type Operation } from "../../spec/contract.ts";
import { escapeToken, isObject, objectOr, valueAt } from "../../json.ts";
import { testedOperation, type PlanContext } from "../context.ts";
import { baseRequest } from "../generate/base-request.ts";
import { exampleBody, examplesOf, plainPayloadOf } from "../generate/example-values.ts";
import type { Expectation, Series, SessionName, Substitution } from "../case.ts";
import { stepOf } from "./step.ts";
import { alternativesOf, dereference } from "../read/dereference.ts";
import { withSource } from "../generate/substitutions.ts";

const ACCEPTED = { outcome: "accepted", needsState: false } as const;
/** The expected result for an object of another account. */
export const CLOSED_TO_STRANGERS: Expectation = { outcome: "closed", reason: "what belongs to another account" };
const LAWFUL = { outcome: "lawful" } as const;
const LIST = "list";

/** The accounts that try to reach the object: a second member, and an agent of another team. */
const STRANGERS: readonly (readonly [name: string, account: SessionName])[] = [
  ["by another", "other"],
  ["by another agent", "otherAgent"],
];

interface OwnedPlace {
  readonly place: Substitution["place"];
  readonly pointer: string;
  readonly source: OwnedSource;
}

/** Body fields that name an object of one account. */
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
  const base = baseRequest(context, operation, body);
  const foreign: Substitution = { place, pointer, source: { step: LIST, pointer: source.pointer, isNeeded: true } };
  const row = source.pointer.slice(0, source.pointer.lastIndexOf("/"));
  const made = { ...objectOr(exampleBody(context, list)), ...source.with };
  const request = baseRequest(context, list, list.isSafe ? undefined : made);
  const expectation = list.isSafe ? ACCEPTED : LAWFUL;
  const listed = stepOf(id, "isolation", list, { name: LIST, request, expectation, isNeeded: true });
  const asked = STRANGERS.map(([name, account]) =>
    stepOf(id, "isolation", operation, {
      name,
      request: { ...withSource(base, foreign), authorization: { kind: "session", account } },
      expectation: CLOSED_TO_STRANGERS,
      crossStepChecks: [{ kind: "untold", step: LIST, pointer: row, named: source.pointer }],
    }),
  );
  return { id, groups: [[listed], ...asked.map((step) => [step])] };
}
