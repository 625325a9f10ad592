import type { Operation } from "../../../spec/contract.ts";
import type { Series } from "../../case.ts";
import type { PlanContext } from "../../context.ts";
import { readList } from "../../read/lists/list-reading.ts";
import { listRequest } from "../../series/lists/listed-objects.ts";
import { lifecycleBody } from "../lifecycle-body.ts";
import { idNamesOf } from "../object-requests.ts";
import { ObjectSteps } from "../object-steps.ts";
import type { Resource } from "../resources.ts";

const MADE = "create";
const READ = "read";

/** How words say that a list has an entry for each change, and that it has only one. */
const EVERY =
  /\b(?:every|each|all)\b[^.]*\b(?:calls?|changes?|writes?|actions?)\b[^.]*\b(?:entry|entries|recorded|logged)\b/i;
const ONE = /\b(?:exactly|only) one\b|\bone entry\b/i;

/** The beginning that the singular and the plural of a path share: `deliver` of `/deliveries`. */
const stemOf = ({ path }: Operation): string =>
  (path.split("/").findLast((part) => part !== "") ?? "").replace(/(?:ies|es|s)$/i, "").toLowerCase();

/** The list that has an entry for each change of such objects, by its words, and whether it has only one. */
function logOf(context: PlanContext, { create, operations }: Resource) {
  for (const log of operations.filter(({ method }) => method === "GET")) {
    const sentence = log.description.split(/\.(?:\s|$)/).find((it) => EVERY.test(it)) ?? "";
    const { places } = readList(context, log);
    const isAbout = sentence.toLowerCase().includes(stemOf(create)) && log.path !== create.path;
    // Without a total, the new entries of a long list may be on any page.
    if (isAbout && places?.total !== undefined) return { log, total: places.total, isOne: ONE.test(sentence) };
  }
  return undefined;
}

/** Each change of an object leaves an entry in the list that has one for every change by the words of the spec. */
export function logSeries(context: PlanContext, resource: Resource): Series[] {
  const found = logOf(context, resource);
  if (!found) return [];
  const { log, total, isOne } = found;
  const steps = new ObjectSteps(`${resource.create.id} › log`, context, resource);
  let before = "log before";
  const look = (name: string) => steps.add(name, log, listRequest(context, log));
  const logged = (call: string) => {
    const after = `log after ${call}`;
    look(after);
    const facts = { total, isOne, isInferred: true, specPointer: log.pointer };
    steps.claims.push({ kind: "logged", before, call, after, ...facts });
    before = after;
  };
  look(before);
  steps.create(MADE, undefined, true);
  logged(MADE);
  for (const change of resource.changes) {
    const { method } = change.operation;
    const body = lifecycleBody(context, change.operation, idNamesOf(resource), true);
    steps.on(`${READ} before ${method}`, resource.read, MADE);
    steps.on(method, change, MADE, { body, tagOf: `${READ} before ${method}` });
    logged(method);
  }
  if (resource.remove) {
    steps.on("remove", resource.remove, MADE);
    logged("remove");
  }
  return steps.series;
}
