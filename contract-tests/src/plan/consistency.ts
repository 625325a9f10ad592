import { ownedFrom, sourceOf, type Operation, type Parameter } from "../contract.ts";
import { objectOr } from "../json.ts";
import { askedOperation, baseRequest, exampleBody, type PlanContext } from "./base.ts";
import type { CaseRequest, Series, Step, Substitution } from "./case.ts";
import type { Claim } from "./claim.ts";
import { unfiltered } from "./effects.ts";
import { successPlaces } from "./marked.ts";

interface Named {
  readonly id: string;
  readonly operation: Operation;
}

/** A public operation is held against public ones alone: reading it must go on without an account. */
const isWithinReach = (operation: Operation, other: Operation): boolean => operation.isSecured || !other.isSecured;

const stepOf = (
  context: PlanContext,
  { id, operation }: Named,
  name: string,
  asked: Operation,
  request?: CaseRequest,
): Step => {
  const plain = request ?? baseRequest(context, asked, exampleBody(context, asked));
  const isShared = plain.authorization.kind === "session";
  return {
    id: `${id} › ${name}`,
    name,
    operationId: asked.id,
    kind: "relation",
    stage: "open",
    bonds: [],
    isNeeded: !name.endsWith("again"),
    // Both are asked by the one account.
    request: isShared ? { ...plain, authorization: { kind: "session", account: operation.account } } : plain,
    expectation: { outcome: "lawful" },
  };
};

/** What another operation tells as well is told the same (`x-same-as`). */
export function sameSeries(context: PlanContext, operation: Operation): Series[] {
  if (operation.method !== "GET" || operation.endsSession) return [];
  const places = successPlaces(context.contract, operation, (schema) => schema["x-same-as"]);
  const byOther = Map.groupBy(places, ({ mark }) => objectOr(mark)["operationId"]);
  return [...byOther].flatMap(([otherId, own]): Series[] => {
    const other = askedOperation(context, otherId);
    if (!other || other.id === operation.id || !isWithinReach(operation, other)) return [];
    const id = `${operation.id} › same as ${other.id}`;
    const plain = unfiltered(other, baseRequest(context, other, exampleBody(context, other)));
    const query = { ...plain.parameters.query, ...objectOr(objectOr(own[0]?.mark)["with"]) };
    const asked = { ...plain, parameters: { ...plain.parameters, query } };
    const named = { id, operation };
    const claims = own.flatMap(({ pointer, mark, specPointer }): Claim[] => {
      const at = objectOr(mark)["pointer"];
      return typeof at === "string"
        ? [{ kind: "same-value", here: "here", again: "here again", pointer, other: "there", at, specPointer }]
        : [];
    });
    return [
      {
        id,
        groups: [
          [stepOf(context, named, "here", operation)],
          [stepOf(context, named, "there", other, asked)],
          [stepOf(context, named, "here again", operation)],
        ],
        claims,
      },
    ];
  });
}

const FIRST_ROW = /^(.*\/0)\/[^/]+$/;

/** The list that names what one operation tells alone, and the row in it. */
function listedIn(context: PlanContext, operation: Operation, parameter: Parameter) {
  const source = parameter.source ?? sourceOf(parameter.schema) ?? ownedFrom(parameter.schema);
  if (source && "operationId" in source) {
    const list = askedOperation(context, source.operationId);
    const row = FIRST_ROW.exec(source.pointer)?.[1];
    return list && row !== undefined ? { list, row, pointer: source.pointer } : undefined;
  }
  return undefined;
}

/** What stands in a list is told the same when it is asked for alone. */
export function aloneSeries(context: PlanContext, operation: Operation): Series[] {
  const [parameter, ...more] = operation.parameters.filter(({ place }) => place === "path");
  if (operation.method !== "GET" || !parameter || more.length > 0) return [];
  const found = listedIn(context, operation, parameter);
  if (!found || found.list.id === operation.id || !isWithinReach(operation, found.list)) return [];
  const { list, row, pointer } = found;
  const id = `${operation.id} › as in ${list.id}`;
  const base = baseRequest(context, operation, exampleBody(context, operation));
  const picked: Substitution = {
    place: "path",
    pointer: `/${parameter.name}`,
    source: { step: "list", pointer, isNeeded: true },
  };
  const request = {
    ...base,
    substitutions: [...base.substitutions.filter((it) => it.place !== "path" || it.pointer !== picked.pointer), picked],
  };
  const named = { id, operation };
  return [
    {
      id,
      groups: [
        [stepOf(context, named, "list", list)],
        [stepOf(context, named, "alone", operation, request)],
        [stepOf(context, named, "list again", list)],
      ],
      claims: [
        {
          kind: "same-row",
          list: "list",
          again: "list again",
          row,
          alone: "alone",
          at: context.contract.profile.valuePointer,
        },
      ],
    },
  ];
}
