import { isOwned, type Operation, type ValueSource } from "../contract.ts";
import { escapeToken, isObject, objectOr, valueAt } from "../json.ts";
import { baseRequest, exampleBody, plainPayloadOf, type PlanContext } from "./base.ts";
import type { Expectation, Series, Step, Substitution } from "./case.ts";
import { alternativesOf, dereference } from "./dereference.ts";

const ACCEPTED = { outcome: "accepted", needsState: false } as const;
const FOREIGN: Expectation = { outcome: "refused", reason: "what belongs to another account" };
const LIST = "list";

type Borrowed = Extract<ValueSource, { operationId: string }>;

interface OwnedPlace {
  readonly place: Substitution["place"];
  readonly pointer: string;
  readonly source: Borrowed;
}

const isBorrowed = (source: ValueSource | undefined): source is Borrowed =>
  source !== undefined && "operationId" in source;

/** Where a body names something that belongs to one account. */
function ownedInBody(context: PlanContext, operation: Operation, body: unknown): string[] {
  const { document } = context.contract;
  const visit = (schema: unknown, value: unknown, pointer: string): string[] => {
    const resolved = dereference(document, schema);
    if (isOwned(schema) || isOwned(resolved)) return [pointer];
    if (!isObject(value)) return [];
    const alternatives = alternativesOf(document, resolved) ?? [resolved];
    return alternatives.flatMap((alternative) =>
      Object.entries(objectOr(alternative["properties"])).flatMap(([name, property]) =>
        name in value ? visit(property, value[name], `${pointer}/${escapeToken(name)}`) : [],
      ),
    );
  };
  return [...new Set(visit(plainPayloadOf(operation)?.schema, body, ""))];
}

function ownedPlaces(context: PlanContext, operation: Operation, body: unknown): OwnedPlace[] {
  const inParameters = operation.parameters.flatMap(({ place, name, source, isOwned }): OwnedPlace[] =>
    isOwned && isBorrowed(source) ? [{ place, pointer: `/${escapeToken(name)}`, source }] : [],
  );
  const { substitutions } = baseRequest(context, operation, body);
  const inBody = ownedInBody(context, operation, body).flatMap((pointer): OwnedPlace[] => {
    const source = substitutions.find((it) => it.place === "body" && it.pointer === pointer)?.source;
    return source && "operationId" in source ? [{ place: "body", pointer, source }] : [];
  });
  return [...inParameters, ...inBody].filter(
    ({ place, pointer }) => place !== "body" || valueAt(body, pointer) !== null,
  );
}

/** What belongs to one account is closed to every other (object-level access): another member is refused, with the very same id. */
export function isolationSeries(context: PlanContext, operation: Operation): Series[] {
  if (!operation.isSecured) return [];
  const body = exampleBody(context, operation);
  const base = baseRequest(context, operation, body);
  return ownedPlaces(context, operation, body).flatMap(({ place, pointer, source }): Series[] => {
    const list = context.contract.operations.find(({ id }) => id === source.operationId);
    if (!list) return [];
    const id = `${operation.id} › isolation ${place}${pointer} of another account`;
    const of = (name: string, operationId: string, rest: Pick<Step, "request" | "expectation" | "isNeeded">): Step => ({
      id: `${id} › ${name}`,
      name,
      operationId,
      kind: "isolation",
      stage: "open",
      bonds: [],
      ...rest,
    });
    const others = base.substitutions.filter((it) => !(it.place === place && it.pointer === pointer));
    const foreign: Substitution = { place, pointer, source: { step: LIST, pointer: source.pointer } };
    const request = {
      ...base,
      authorization: { kind: "session", account: "other" } as const,
      substitutions: [...others, foreign],
    };
    return [
      {
        id,
        groups: [
          [
            of(LIST, list.id, {
              request: baseRequest(context, list, undefined),
              expectation: ACCEPTED,
              isNeeded: true,
            }),
          ],
          [of("by another", operation.id, { request, expectation: FOREIGN, isNeeded: false })],
        ],
      },
    ];
  });
}
