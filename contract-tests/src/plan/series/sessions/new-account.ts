import type { Operation } from "../../../spec/contract.ts";
import { objectOr, stringsOf } from "../../../json.ts";
import { isAllowed, isSignIn, testedOperation, type PlanContext } from "../../context.ts";
import type { CaseRequest, Step, Substitution } from "../../case.ts";
import { exampleRequest } from "../../generate/requests.ts";
import { plainPayloadOf } from "../../generate/example-values.ts";
import { extensionOf } from "../../read/schemas.ts";
import { changedRequest } from "../refusals/changed-request.ts";
import { stepOf } from "../step.ts";

/** Places in the body of a call of the credentials that it sets, and of the password that the account had before (`x-credentials`). */
export interface CredentialPlaces {
  readonly username: readonly string[];
  readonly password: readonly string[];
  readonly current: readonly string[];
}

/** The places of credentials in an operation's body. */
export function credentialPlaces({ contract }: PlanContext, operation: Operation): CredentialPlaces {
  const told = objectOr(extensionOf(contract.document, operation, "x-credentials"));
  return {
    username: stringsOf(told["username"]),
    password: stringsOf(told["password"]),
    current: stringsOf(told["current"]),
  };
}

/** Two passwords whose spaces and letter case matter. The first one is that of every new account. */
export const PASSWORDS = [" Exact-2026-Text ", " Other-2026-Text "] as const;

/** Where the name of the new account comes from; it is the same in all steps of the series. */
export const NEW_NAME: Substitution["source"] = { named: "username", fresh: "word" };

/** The request with the same text at each of the places. */
export function withTextAt(
  context: PlanContext,
  operation: Operation,
  request: CaseRequest,
  places: readonly string[],
  value: string,
): CaseRequest {
  const changes = Object.fromEntries(places.map((place) => [place, { value }]));
  return changedRequest(context, operation, operation.id, request, changes)?.request ?? request;
}

/** The request that opens an account with a new name. */
function openingRequest(context: PlanContext, operation: Operation): CaseRequest {
  const places = credentialPlaces(context, operation);
  const base = withTextAt(context, operation, exampleRequest(context, operation), places.password, PASSWORDS[0]);
  const others = base.substitutions.filter((it) => it.place !== "body" || !places.username.includes(it.pointer));
  const names = places.username.map((pointer): Substitution => ({ place: "body", pointer, source: NEW_NAME }));
  return { ...base, substitutions: [...others, ...names] };
}

/** The operation that opens an account for `operation`: a run that is limited to safe operations opens none. */
const openerFor = (context: PlanContext, operation: Operation): Operation | undefined =>
  context.contract.operations.find(
    (it) =>
      credentialPlaces(context, it).username.length > 0 &&
      (!operation.isSafe || isAllowed(context, it)) &&
      testedOperation(context, it.id) !== undefined,
  );

/** An account that a series opens for itself, so that nothing else needs it afterwards. */
export interface NewAccount {
  readonly opener: Operation;
  readonly opening: Step;
  /** A step that logs in to it. */
  readonly logIn: (name: string, password?: string) => Step;
}

/** Plans a new account for the series `id`; undefined when the spec does not say how one is opened. */
export function newAccount(context: PlanContext, id: string, operation: Operation): NewAccount | undefined {
  const opener = openerFor(context, operation);
  const login = context.contract.operations.find(isSignIn);
  if (!opener || !login || !plainPayloadOf(login)) return undefined;
  const opening = stepOf(id, "access", opener, {
    name: "open an account",
    request: openingRequest(context, opener),
    isNeeded: true,
  });
  const logIn = (name: string, password: string = PASSWORDS[0]): Step => {
    const base = withTextAt(context, login, exampleRequest(context, login), ["/password"], password);
    const others = base.substitutions.filter((it) => it.pointer !== "/username");
    const named: Substitution = { place: "body", pointer: "/username", source: NEW_NAME };
    const request = { ...base, substitutions: [...others, named] };
    return stepOf(id, "access", login, { name, request, expectation: { outcome: "any" } });
  };
  return { opener, opening, logIn };
}

/** The step in the session that an earlier step has opened. */
export const inSessionOf = (step: Step, opened: string): Step => ({
  ...step,
  request: { ...step.request, authorization: { kind: "step-session", step: opened } },
});

/** The calls of a series that opens an account, calls the operation in it unless that opens it, and then logs in. */
interface AccountCall {
  readonly account: NewAccount;
  /** Whether the operation itself opens the account. */
  readonly opensIt: boolean;
  /** The steps up to the call. */
  readonly steps: readonly Step[];
  /** The name of the step with the call. */
  readonly by: string;
}

/** Calls an operation, with its password and another new one, in an account that the series opens; undefined when it opens an account in another way. */
export function callInNewAccount(
  context: PlanContext,
  id: string,
  operation: Operation,
  name: string,
): AccountCall | undefined {
  const { username, password, current } = credentialPlaces(context, operation);
  const account = newAccount(context, id, operation);
  if (!account) return undefined;
  const { opener, opening, logIn } = account;
  if (username.length > 0)
    return opener.id === operation.id ? { account, opensIt: true, steps: [opening], by: opening.name } : undefined;
  const proved = withTextAt(context, operation, exampleRequest(context, operation), current, PASSWORDS[0]);
  const request = withTextAt(context, operation, proved, password, PASSWORDS[1]);
  const call = inSessionOf(stepOf(id, "access", operation, { name, request, isNeeded: true }), "first login");
  const steps = [opening, { ...logIn("first login"), isNeeded: true }, call];
  return { account, opensIt: false, steps, by: name };
}
