import { escapeToken, objectOr } from "../../json.ts";
import type { Operation } from "../../spec/contract.ts";
import type { Series } from "../case.ts";
import type { PlanContext } from "../context.ts";
import { withSource, placeOf } from "../generate/requests.ts";
import { dereference } from "../read/schemas.ts";
import { SeriesSteps } from "../series/step.ts";
import { lifecycleBody, type LifecycleBody } from "./lifecycle-body.ts";
import type { IdPlace } from "./lifecycle-claim.ts";
import {
  idSource,
  insideOuter,
  outerStep,
  outerCleanUps,
  outerCreations,
  requestOnObject,
  requestWith,
} from "./object-requests.ts";
import { idPlace, onObject, outerResourceOf, propertiesRead, type OnObject, type Resource } from "./resources.ts";

const ADDED = "add";
const REMOVED = "remove";
const WITH = "read with it";
const WITHOUT = "read without it";

/** Objects that only the outer object shows, in a list, such as the lines of an order. */
interface Embedded {
  readonly parent: Resource;
  readonly id: IdPlace;
  readonly rows: string;
  readonly key: string;
  readonly remove: OnObject | undefined;
}

/** The operations on objects that cannot be read alone: the outer object has a list with the name of their path. */
function embeddedOf(context: PlanContext, create: Operation, operations: readonly Operation[]): Embedded | undefined {
  const { contract } = context;
  if (!contract.profile.guessesResources || create.method !== "POST") return undefined;
  const parent = outerResourceOf(context, create, operations);
  const name = create.path.replace(/\/$/, "").split("/").at(-1) ?? "";
  const list = parent && dereference(contract.document, propertiesRead(context, parent)[name]);
  const row = objectOr(dereference(contract.document, list?.["items"])["properties"]);
  const remove = operations
    .filter(({ method, path }) => method === "DELETE" && path.startsWith(`${create.path}/{`))
    .map((operation) => onObject(operation, parent))
    .find((it) => it !== undefined);
  const key = [remove?.parameter.name ?? "id", "id"].find((it) => it in row);
  const id = key === undefined ? undefined : idPlace(contract, create, { name: key });
  if (!parent || key === undefined || !id) return undefined;
  return { parent, id, rows: `${parent.at}/${escapeToken(name)}`, key: `/${escapeToken(key)}`, remove };
}

/** Follows an object that cannot be read alone and that only its outer object shows: it is there after it was added, and not after it was removed. */
export function embeddedSeries(context: PlanContext, create: Operation, operations: readonly Operation[]): Series[] {
  const embedded = embeddedOf(context, create, operations);
  if (!embedded) return [];
  const { parent, id, rows, key, remove } = embedded;
  const steps = new SeriesSteps(`${create.id} › lifecycle`, context, "effect", "lawful");
  const look = (name: string) =>
    steps.add(name, parent.read.operation, requestOnObject(context, parent, parent.read, outerStep(parent)));
  const facts = {
    rows,
    key,
    made: ADDED,
    id,
    limit: undefined,
    specPointer: create.pointer,
    isInferred: true,
  } as const;
  const inside = (operation: Operation, body?: LifecycleBody) =>
    insideOuter({ parent }, requestWith(context, operation, body));
  for (const creation of outerCreations(context, { parent })) steps.add(...creation, true);
  steps.add(ADDED, create, inside(create, lifecycleBody(context, create, ["id"])), true);
  look(WITH);
  steps.claims.push({ kind: "in-list", list: WITH, ...facts });
  if (remove) {
    const { operation, parameter } = remove;
    const named = { ...placeOf("path", parameter.name), source: idSource(ADDED, id) };
    steps.add(REMOVED, operation, withSource(inside(operation), named), true);
    look(WITHOUT);
    steps.claims.push({ kind: "in-list", list: WITHOUT, removed: REMOVED, ...facts });
  }
  for (const cleanUp of outerCleanUps(context, { parent })) steps.add(...cleanUp);
  return steps.series;
}
