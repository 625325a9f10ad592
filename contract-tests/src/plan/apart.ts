import type { Operation } from "../contract.ts";
import { isObject } from "../json.ts";
import { ownedFrom, sourceOf, type BorrowedSource } from "../contract.ts";
import { baseRequest, exampleBody, type PlanContext } from "./base.ts";
import type { CaseRequest, Series, SessionName, Step } from "./case.ts";
import type { Claim } from "./claim.ts";
import { markedPlaces } from "./marked.ts";

/** Every place of an answer from which the id of something that belongs to one account is taken (`x-contract.owned` with `from`). */
function ownedSources(document: unknown): BorrowedSource[] {
  if (Array.isArray(document)) return document.flatMap(ownedSources);
  if (!isObject(document)) return [];
  const source = ownedFrom(document) && sourceOf(document);
  const here = source && "operationId" in source ? [source] : [];
  return [...here, ...Object.values(document).flatMap(ownedSources)];
}

const FIRST_ROW = /^(.*)\/0(\/.*)?$/;

/** Two members see nothing of each other: neither the things of the other in a list, nor who the other is. */
export function apartSeries(context: PlanContext, operation: Operation): Series[] {
  const { contract } = context;
  const isRead = operation.method === "GET" && operation.isSecured && operation.account === "member";
  if (!isRead || operation.parameters.some(({ place }) => place === "path") || !contract.profile.signIn) return [];
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
  const id = `${operation.id} › isolation of two members`;
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
  return [{ id, groups: [[by("by one", "member")], [by("by another", "other")]], claims: [...lists, ...personal] }];
}
