import type { Operation } from "../../spec/contract.ts";
import type { CaseRequest, Series, SessionName, Step } from "../case.ts";
import type { Claim } from "../claim.ts";
import type { PlanContext } from "../context.ts";
import { objectIn } from "../lifecycle/resources.ts";
import { rowSchema } from "../read/annotated-schemas.ts";
import { readList } from "../read/lists/list-reading.ts";
import { listedObjectOf, listPages, objectRequest } from "./lists/listed-objects.ts";
import { listsByState, nameOf, pickIn, statesOf } from "./lists/states.ts";
import { stepOf } from "./step.ts";
import { asAccount } from "../generate/request-edits.ts";

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
    const id = `${operation.id} › ${title}`;
    const groups: Step[][] = [];
    const add = (name: string, asked: Operation, request: CaseRequest) =>
      groups.push([stepOf(id, "isolation", asked, { name, request, expectation: { outcome: "answered" } })]);
    const lists = listsByState(context, list, states);
    const own = listPages(context, list, OWN_LIST);
    for (const [name, request] of lists) add(name, list, as(request, of));
    for (const [name, request] of own) add(name, list, as(request, by));
    const reads = states.map((state) => {
      add(nameOf(state), operation, as(objectRequest(context, operation, listed, pickIn(lists, state, listed)), by));
      return nameOf(state);
    });
    for (const [name, request] of own) add(`${name} again`, list, as(request, by));
    const facts = { key, specPointer: operation.pointer, isInferred: true } as const;
    const ownLists = own.map(([name]) => name);
    const agreeing = reads.flatMap((read) =>
      ownLists.map((name): Claim => ({
        kind: "same-object",
        here: { step: name, at: rows, key },
        there: { step: read, at },
        again: `${name} again`,
        ...facts,
      })),
    );
    const limited: Claim[] =
      isLimited && places
        ? [{ kind: "same-access", reads, lists: ownLists, parameter: parameter.name, places, ...facts }]
        : [];
    return agreeing.length === 0 ? [] : [{ id, groups, claims: [...agreeing, ...limited] }];
  });
}
