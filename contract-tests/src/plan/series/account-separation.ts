import type { BorrowedSource } from "../../spec/borrowed-source.ts";
import { type Operation, marksOf, ownedFrom, sourceOf } from "../../spec/contract.ts";
import { isObject } from "../../json.ts";
import { exampleRequest, asAccount } from "../generate/requests.ts";
import type { PlanContext } from "../context.ts";
import type { Series, SessionName } from "../case.ts";
import { stepOf, seriesOf } from "./step.ts";
import type { Claim } from "../claim.ts";
import { annotatedPlaces } from "../read/schemas.ts";

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
