import type { Operation } from "../../../spec/contract.ts";
import { isObject, objectOr, type JsonObject } from "../../../json.ts";
import { isSignIn, testedOperation, type PlanContext } from "../../context.ts";
import type { CaseRequest, Series, Step, Substitution } from "../../case.ts";
import type { Claim } from "../../claim.ts";
import { baseRequest, exampleRequest, unfiltered, withSource } from "../../generate/requests.ts";
import { extensionOf } from "../../read/schemas.ts";
import { probeOf } from "../../vary/access.ts";
import { marksNamed, ownSessionKey, textOf } from "../effect-step.ts";
import { stepOf, seriesOf } from "../step.ts";
import { PASSWORDS, credentialPlaces, inSessionOf, newAccount, withTextAt } from "./credentials.ts";

/** What the sessions of an account are called in steps and findings. */
const SESSIONS = {
  own: "the session of the call",
  others: "another session of the account",
  named: "the session that the request names",
} as const;
type SessionPart = keyof typeof SESSIONS;

const PARTS: readonly SessionPart[] = ["own", "others", "named"];

/** The list of an account's sessions (`x-session-list`), with the mark. */
function sessionListOf(context: PlanContext): { readonly list: Operation; readonly mark: JsonObject } | undefined {
  const { operations, document } = context.contract;
  return operations.flatMap((list) => {
    const mark = extensionOf(document, list, "x-session-list");
    return isObject(mark) && testedOperation(context, list.id) ? [{ list, mark }] : [];
  })[0];
}

/** The value that names the session of the step "named before" in the request. */
function namingOf(operation: Operation, mark: JsonObject): Substitution | undefined {
  const [parameter] = operation.parameters.filter(({ place }) => place === "path");
  return parameter && ownSessionKey(parameter.name, "named before", mark);
}

/** The call itself; in a new account, with its password and with another new one. */
function changeRequest(context: PlanContext, operation: Operation, isNew: boolean): CaseRequest {
  const base = exampleRequest(context, operation);
  const { current, password } = credentialPlaces(context, operation);
  if (!isNew) return base;
  const proved = withTextAt(context, operation, base, current, PASSWORDS[0]);
  return withTextAt(context, operation, proved, password, PASSWORDS[1]);
}

/** The same call with a wrong password of the new account, which must end no session; undefined when it names no password. */
function wrongRequest(context: PlanContext, operation: Operation): CaseRequest | undefined {
  const { current } = credentialPlaces(context, operation);
  const valid = changeRequest(context, operation, true);
  return current.length === 0 ? undefined : withTextAt(context, operation, valid, current, `${PASSWORDS[0]}x`);
}

/**
 * Which sessions of an account a call ends, and which continue (`x-sessions`). Each session is used before and after the call, and after a call
 * that is refused. Where the call would make the account unusable, the series opens an account for it.
 */
export function sessionSeries(context: PlanContext, operation: Operation): Series[] {
  const { contract } = context;
  const told = extensionOf(contract.document, operation, "x-sessions");
  const login = contract.operations.find(isSignIn);
  const found = sessionListOf(context);
  const probe = found?.list ?? probeOf(contract.operations);
  if (!isObject(told) || !login || !probe || operation.account !== "member") return [];
  const id = `${operation.id} › sessions`;
  const naming = "named" in told && found ? namingOf(operation, found.mark) : undefined;
  if ("named" in told && !naming) return [];
  const isNew = operation.spoilsAccount && marksNamed(operation, "endsListed").length === 0;
  const account = isNew ? newAccount(context, id, operation) : undefined;
  if (isNew && !account) return [];

  // A login opens its own session, which nothing can use before.
  const parts = PARTS.filter((part) => part in told && (part !== "own" || operation.isSecured));
  const used = operation.isSecured ? [...new Set<SessionPart>(["own", ...parts])] : parts;
  const opened = used.map((part): Step => {
    const step = stepOf(id, "access", login, { name: part, request: exampleRequest(context, login) });
    return { ...(account?.logIn(part) ?? step), isNeeded: true };
  });
  const reading = (part: SessionPart, when: string): Step =>
    inSessionOf(
      stepOf(id, "access", probe, {
        name: `${part} ${when}`,
        request: unfiltered(probe, baseRequest(context, probe, undefined)),
        isNeeded: when === "before",
        expectation: when === "before" ? { outcome: "accepted", needsState: false } : { outcome: "any" },
      }),
      part,
    );
  const base = changeRequest(context, operation, isNew);
  const plain = stepOf(id, "access", operation, {
    name: "call",
    request: naming ? withSource(base, naming) : base,
    isNeeded: true,
  });
  const call = operation.isSecured ? inSessionOf(plain, "own") : plain;
  const specPointer = `${operation.pointer}/x-sessions`;
  const claims = parts.flatMap((part): Claim[] => {
    const isKept = told[part] !== "ends";
    const what = SESSIONS[part];
    const use: Claim = { kind: isKept ? "usable" : "unusable", step: `${part} after`, by: "call", what, specPointer };
    const reader = used.find((it) => told[it] !== "ends");
    if (!found || !reader) return [use];
    const places = {
      rows: textOf(found.mark["rows"]),
      key: textOf(found.mark["key"]),
      own: objectOr(found.mark["own"]),
    };
    const list: Claim = {
      kind: "session-listed",
      list: `${reader} after`,
      of: `${part} before`,
      by: "call",
      isListed: isKept,
      ...places,
      what,
      specPointer,
    };
    return [use, list];
  });
  const wrong = isNew ? wrongRequest(context, operation) : undefined;
  const expectation = { outcome: "refused", reason: "the password is wrong" } as const;
  const steps = [
    ...(account ? [account.opening] : []),
    ...opened,
    ...(wrong
      ? [inSessionOf(stepOf(id, "access", operation, { name: "wrong call", request: wrong, expectation }), "own")]
      : []),
    ...used.map((part) => [reading(part, "before")]),
    call,
    ...used.map((part) => [reading(part, "after")]),
  ];
  return seriesOf(id, steps, claims);
}
