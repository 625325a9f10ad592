import type { Operation } from "../../spec/contract.ts";
import type { CaseRequest, Series, SessionName } from "../case.ts";
import type { PlanContext } from "../context.ts";
import { objectIn } from "../lifecycle/resources.ts";
import { rowSchema } from "../read/schemas.ts";
import { readList } from "../read/lists/list-reading.ts";
import { listedObjectOf, listPages, objectRequest } from "./lists/listed-objects.ts";
import { listsByState, nameOf, pickIn, statesOf } from "./lists/states.ts";
import { SeriesSteps } from "./step.ts";
import { asAccount } from "../generate/requests.ts";

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
