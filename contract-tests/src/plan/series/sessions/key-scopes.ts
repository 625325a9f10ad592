import { isObject, objectOr, stringsOf } from "../../../json.ts";
import type { Operation } from "../../../spec/contract.ts";
import type { Series } from "../../case.ts";
import { isAllowed, type PlanContext } from "../../context.ts";
import { exampleRequest, withSource, valueSent, withBodyValue, placeOf } from "../../generate/requests.ts";
import { plainPayloadOf } from "../../generate/example-values.ts";
import { itemBelow } from "../../lifecycle/resources.ts";
import { dereference } from "../../read/schemas.ts";
import { isWeaker } from "../../vary/access.ts";
import { SeriesSteps } from "../step.ts";
import { keyOf, secretIn, SECRET } from "./revoked-keys.ts";

const SCOPES = /^(?:scopes?|permissions?|rights|grants|abilities)$/i;

/** `events:write` says what it is about; a bare `write` may mean `read` too. */
const HAS_SUBJECT = /[:./]/;

/** The member of a body that lists the scopes of a new key, and the scopes that exist. */
function scopesIn({ contract: { document } }: PlanContext, create: Operation) {
  const properties = objectOr(dereference(document, plainPayloadOf(create)?.schema)["properties"]);
  const found = Object.entries(properties).find(([name]) => SCOPES.test(name));
  const scopes = found ? stringsOf(dereference(document, dereference(document, found[1])["items"])["enum"]) : [];
  return found && scopes.length > 1 ? { member: found[0], scopes } : undefined;
}

const isNamedIn = ({ description }: Operation, scope: string): boolean =>
  description.split(/[\s`"'(),;]+/).includes(scope);

/**
 * A key with one scope only is refused by the operations whose words name another scope (403). Each operation is also called with the scope that it
 * names, because a refusal for another reason would say nothing.
 */
export function keyScopeSeries(context: PlanContext, create: Operation): Series[] {
  const { contract } = context;
  if (!contract.profile.guessesResources || create.method !== "POST") return [];
  const secret = secretIn(context, create, SECRET);
  const told = scopesIn(context, create);
  const removal = itemBelow(contract, create, "DELETE");
  const remove = removal && isAllowed(context, removal.item.operation) ? removal : undefined;
  if (secret === undefined || !told) return [];
  const { member, scopes } = told;
  return contract.operations.flatMap((operation): Series[] => {
    const [way, ...others] = operation.security.filter((schemes) => schemes.length > 0);
    const [scheme, ...more] = way ?? [];
    const needed = scopes.filter((scope) => isNamedIn(operation, scope));
    const lacking = scopes.find((scope) => HAS_SUBJECT.test(scope) && isWeaker(scope, needed));
    const isAlone = more.length === 0 && others.length === 0;
    if (needed.length === 0 || lacking === undefined || !isAlone || !isAllowed(context, operation)) return [];
    if (scheme?.form !== "key" || !scheme.credential) return [];
    const { credential, form } = scheme;
    const id = `${operation.id} › key without ${needed.join(", ")}`;
    const steps = new SeriesSteps(id, context, "access");
    const keyWith = (name: string, granted: readonly string[]) => {
      const base = exampleRequest(context, create);
      const value = valueSent(base);
      steps.add(name, create, isObject(value) ? withBodyValue(base, { ...value, [member]: granted }) : base, true);
      return { ...exampleRequest(context, operation), authorization: keyOf(name, secret, credential, form) };
    };
    const revoke = (name: string) => {
      if (!remove) return;
      const { item, id: key } = remove;
      const source = { step: name, ...key, isNeeded: true } as const;
      const named = { ...placeOf("path", item.parameter.name), source };
      steps.add(`revoke: ${name}`, item.operation, withSource(exampleRequest(context, item.operation), named));
    };
    const [right, wrong] = ["key with the scope", "key without the scope"];
    steps.add("use the scope", operation, keyWith(right, needed), true);
    revoke(right);
    const reason = `the key has only the scope ${lacking}`;
    steps.add("use another scope", operation, keyWith(wrong, [lacking]), false, { outcome: "forbidden", reason });
    revoke(wrong);
    return steps.series;
  });
}
