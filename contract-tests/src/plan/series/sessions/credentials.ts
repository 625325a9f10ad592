import { objectOr } from "../../../json.ts";
import { extensionOf } from "../../read/schemas.ts";
import type { Operation } from "../../../spec/contract.ts";
import type { PlanContext } from "../../context.ts";
import type { Expectation, Series, Step } from "../../case.ts";
import type { Claim } from "../../claim.ts";
import { exampleRequest } from "../../generate/requests.ts";
import { stepOf, seriesOf } from "../step.ts";
import { callInNewAccount, PASSWORDS, credentialPlaces, inSessionOf, newAccount, withTextAt } from "./new-account.ts";

const [FIRST, SECOND] = PASSWORDS;

/** Texts that are almost the password, and must not be taken for it. */
const nearly = (password: string): (readonly [what: string, text: string])[] => [
  ["the password without the spaces at its ends", password.trim()],
  ["the password in another letter case", password.toLowerCase()],
];

/**
 * A password that a call sets is the one for the next login, exactly as it was sent, and the earlier one is not (`x-credentials`). The series
 * opens an account for it.
 */
export function credentialSeries(context: PlanContext, operation: Operation): Series[] {
  const id = `${operation.id} › credentials`;
  const called = callInNewAccount(context, id, operation, "change");
  if (!called || credentialPlaces(context, operation).password.length === 0) return [];
  const { account, opensIt, by } = called;
  const set = opensIt ? FIRST : SECOND;
  const wrong = [...nearly(set), ...(opensIt ? [] : [["the earlier password", FIRST] as const])];
  const specPointer = `${operation.pointer}/x-credentials`;
  const claimOf = (kind: "usable" | "unusable", what: string): Claim => ({ kind, step: what, by, what, specPointer });
  const steps = [
    ...called.steps,
    account.logIn("the new password", set),
    ...wrong.map(([what, text]) => account.logIn(what, text)),
    // A success after the wrong ones ends the count of failures.
    account.logIn("the new password again", set),
  ];
  return seriesOf(id, steps, [
    claimOf("usable", "the new password"),
    ...wrong.map(([what]) => claimOf("unusable", what)),
  ]);
}

/** A call that asks for the password takes it exactly as it is: with its spaces and in its letter case (`current` of `x-credentials`). */
export function proofSeries(context: PlanContext, operation: Operation): Series[] {
  const { current, password } = credentialPlaces(context, operation);
  const id = `${operation.id} › password exactly`;
  const account = newAccount(context, id, operation);
  if (current.length === 0 || !account) return [];
  const base = withTextAt(context, operation, exampleRequest(context, operation), password, SECOND);
  const called = (name: string, text: string, expectation: Expectation): Step =>
    inSessionOf(
      stepOf(id, "access", operation, {
        name,
        request: withTextAt(context, operation, base, current, text),
        expectation,
      }),
      "first login",
    );
  const wrong = nearly(FIRST);
  const exact = called("the password", FIRST, { outcome: "accepted", needsState: false });
  const specPointer = `${operation.pointer}/x-credentials`;
  const steps = [
    account.opening,
    { ...account.logIn("first login"), isNeeded: true },
    ...wrong.map(([what, text]) => called(what, text, { outcome: "any" })),
    // It comes last, because it may change the password.
    exact,
  ];
  return seriesOf(
    id,
    steps,
    wrong.map(([what]): Claim => ({ kind: "unusable", step: what, by: exact.name, what, specPointer })),
  );
}

/** What the next login after a call answers (`x-next-login`), in an account that the series opens, because others have logged in before. */
export function nextLoginSeries(context: PlanContext, operation: Operation): Series[] {
  const told = Object.entries(objectOr(extensionOf(context.contract.document, operation, "x-next-login")));
  const id = `${operation.id} › next login`;
  const called = callInNewAccount(context, id, operation, "call");
  if (told.length === 0 || !called) return [];
  const { account, opensIt, steps, by } = called;
  const isChanged = !opensIt && credentialPlaces(context, operation).password.length > 0;
  return seriesOf(
    id,
    [...steps, account.logIn("next login", isChanged ? SECOND : FIRST)],
    told.map(([pointer, value]): Claim => ({
      kind: "stored",
      read: "next login",
      row: undefined,
      pointer,
      by,
      value,
      specPointer: `${operation.pointer}/x-next-login`,
    })),
  );
}
