import type { Operation } from "../contract.ts";
import { isObject } from "../json.ts";
import { marksOf, ownedFrom, sourceOf, type BorrowedSource } from "../contract.ts";
import { baseRequest, exampleBody, type PlanContext } from "./base.ts";
import type { CaseRequest, Series, SessionName, Step } from "./case.ts";
import type { Claim } from "./claim.ts";
import { markedPlaces } from "./marked.ts";

/** Every place of an answer from which the id of something that belongs to one account alone is taken (`x-contract.owned`). */
function ownedSources(document: unknown): BorrowedSource[] {
  if (Array.isArray(document)) return document.flatMap(ownedSources);
  if (!isObject(document)) return [];
  // What two are party to stands in the lists of both.
  const isOnes = ownedFrom(document) !== undefined && marksOf(document)["shared"] !== true;
  const source = isOnes ? (borrowedOf(document) ?? ownedFrom(document)) : undefined;
  const here = source ? [source] : [];
  return [...here, ...Object.values(document).flatMap(ownedSources)];
}

function borrowedOf(node: unknown): BorrowedSource | undefined {
  const source = sourceOf(node);
  return source && "operationId" in source ? source : undefined;
}

/** Whose two lists are laid side by side, by the account that an operation is for. */
const TWO: Readonly<Record<string, readonly [one: SessionName, another: SessionName, name: string]>> = {
  member: ["member", "other", "members"],
  agent: ["agent", "otherAgent", "agents"],
};

const FIRST_ROW = /^(.*)\/0(\/.*)?$/;

/** Two members, or two agents, see nothing of each other: neither the things of the other in a list, nor who the other is. */
export function apartSeries(context: PlanContext, operation: Operation): Series[] {
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
  const personal = markedPlaces(contract, operation, "personal").map(({ pointer }): Claim => ({
    kind: "apart",
    first: "by one",
    again: "by another",
    rows: undefined,
    key: pointer,
  }));
  if (lists.length + personal.length === 0) return [];
  const id = `${operation.id} › isolation of two ${name}`;
  const base = baseRequest(context, operation, exampleBody(context, operation));
  const by = (name: string, account: SessionName): Step => {
    const request: CaseRequest = { ...base, authorization: { kind: "session", account } };
    return {
      id: `${id} › ${name}`,
      name,
      operationId: operation.id,
      kind: "isolation",
      stage: "open",
      bonds: [],
      isNeeded: false,
      request,
      expectation: { outcome: "lawful" },
    };
  };
  return [{ id, groups: [[by("by one", one)], [by("by another", another)]], claims: [...lists, ...personal] }];
}
