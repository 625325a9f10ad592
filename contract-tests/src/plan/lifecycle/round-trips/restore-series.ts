import { documentsStatus, type Parameter } from "../../../spec/contract.ts";
import { CONFLICT } from "../../../status-codes.ts";
import type { CaseRequest, Series } from "../../case.ts";
import type { PlanContext } from "../../context.ts";
import { dereference, typesOf } from "../../read/schemas.ts";
import { listRequest } from "../../series/lists/listed-objects.ts";
import { actionOperations } from "../actions/transitions.ts";
import { versionClaims } from "../changes/change-claims.ts";
import { insideOuter } from "../object-requests.ts";
import { ObjectSteps } from "../object-steps.ts";
import type { ObjectList, Resource } from "../resources.ts";

const MADE = "create";
const REMOVED = "remove";
const GONE = "read the removed";
const RESTORED = "restore";
const READ = "read the restored";

/** Names of actions that bring back what was removed. */
const RESTORES = /\/(?:restore|reopen|undelete|unarchive|reactivate|recover)$/i;
/** Names of parameters with which a list shows what was removed as well. */
const WITH_REMOVED = /^(?:include|with|show)_?(?:closed|deleted|archived|removed|inactive)$/i;

const isFlag = ({ contract: { document } }: PlanContext, { place, name, schema }: Parameter): boolean =>
  place === "query" && WITH_REMOVED.test(name) && typesOf(dereference(document, schema))[0] === "boolean";

/** What is removed and can be brought back leaves the list, unless the request asks for it, and is in the list again after that. */
export function restoreSeries(context: PlanContext, resource: Resource): Series[] {
  const { create, read, remove, list, id, isInferred } = resource;
  const restore = actionOperations(resource).find(({ operation }) => RESTORES.test(operation.path));
  if (!remove || !restore) return [];
  const steps = new ObjectSteps(`${create.id} › restore`, context, resource);
  const facts = { isInferred, specPointer: restore.operation.pointer };
  const flag = list?.operation.parameters.find((it) => isFlag(context, it));
  const listed = (
    { operation, rows, key }: ObjectList,
    name: string,
    query: CaseRequest["parameters"]["query"] = {},
  ) => {
    // The newest objects may be on a later page, which the claim leaves out.
    steps.add(name, operation, insideOuter(resource, listRequest(context, operation, query)));
    return { kind: "in-list", list: name, rows, key, made: MADE, id, limit: undefined, ...facts } as const;
  };
  steps.create(MADE, undefined, true);
  steps.on(REMOVED, remove, MADE, { isNeeded: true });
  steps.on(GONE, read, MADE);
  if (list) steps.claims.push({ ...listed(list, "list without the removed"), removed: REMOVED });
  if (list && flag) steps.claims.push(listed(list, "list with the removed", { [flag.name]: true }));
  steps.on(RESTORED, restore, MADE, { isNeeded: true });
  steps.on(READ, read, MADE);
  steps.claims.push({ kind: "found", read: READ, made: MADE, ...facts });
  steps.claims.push(...versionClaims(context, resource, { before: GONE, changed: RESTORED, after: READ }));
  if (list) steps.claims.push(listed(list, "list with the restored"));
  if (documentsStatus(restore.operation, CONFLICT)) {
    steps.on("restore again", restore, MADE);
    const again = { first: RESTORED, again: "restore again", statuses: [CONFLICT] };
    steps.claims.push({ kind: "refused-twice", ...again, ...facts, isInferred: true });
  }
  steps.on("clean up", remove, MADE);
  return steps.series;
}
