import { objectOr, textOr, valueAt } from "../../../json.ts";
import type { PlanContext } from "../../context.ts";
import { dereference, typesOf } from "../../read/schemas.ts";
import type { LifecycleBody } from "../lifecycle-body.ts";
import type { LifecycleClaim } from "../lifecycle-claim.ts";
import { propertiesRead, type Resource } from "../resources.ts";
import { instantsIn } from "./instants.ts";

/** The steps around one change of an object. */
interface ChangeSteps {
  readonly made: string;
  readonly before: string;
  readonly changed: string;
  readonly after: string;
}

const VERSION = /^(?:version|revision|rev)(?:_?(?:no|number))?$/i;
const BY_ONE = /\bversion\b[^.]*?\b(?:grows?|rises?|increases?|incremented|goes up) by (?:one|1)\b/i;

/** The number that counts the changes of an object, by its name. */
function versionOf({ contract: { document } }: PlanContext, properties: object, sent: readonly string[] = []) {
  return Object.entries(properties).find(
    ([name, schema]) =>
      VERSION.test(name) && !sent.includes(name) && typesOf(dereference(document, schema))[0] === "integer",
  )?.[0];
}

/** The version of an object grows when a call changes it: by one, where the words of the spec say so. */
export function versionClaims(
  context: PlanContext,
  resource: Resource,
  steps: Omit<ChangeSteps, "made">,
  sent: readonly string[] = [],
): LifecycleClaim[] {
  const { at, read, isInferred } = resource;
  const properties = propertiesRead(context, resource);
  const member = versionOf(context, properties, sent);
  if (member === undefined) return [];
  const { document } = context.contract;
  const words = [valueAt(document, "/info/description"), dereference(document, properties[member])["description"]];
  const isByOne = words.some((it) => BY_ONE.test(textOr(it, "").replaceAll("`", "")));
  const pointer = `${at}/${member}`;
  return [{ kind: "versioned", ...steps, pointer, isByOne, isInferred, specPointer: read.operation.pointer }];
}

/** What a change must do to the object around it: another entity tag, the next version, and the right times. */
export function changeClaims(
  context: PlanContext,
  resource: Resource,
  body: LifecycleBody,
  steps: ChangeSteps,
): LifecycleClaim[] {
  // Without a made-up word, the object may have had these values already.
  if (body.words.length === 0) return [];
  const { at, read, isInferred } = resource;
  const facts = { isInferred, specPointer: read.operation.pointer };
  const { made: _, ...around } = steps;
  const properties = objectOr(propertiesRead(context, resource));
  const sent = Object.keys(body.value);
  const instants = instantsIn(context.contract.document, properties, sent);
  const hasInstants = instants.created.length + instants.updated.length > 0;
  return [
    { kind: "retagged", ...around, ...facts },
    ...versionClaims(context, resource, around, sent),
    ...(hasInstants ? [{ kind: "dated", ...steps, at, ...instants, ...facts } as const] : []),
  ];
}
