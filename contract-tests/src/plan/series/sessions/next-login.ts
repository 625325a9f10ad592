import type { Operation } from "../../../spec/contract.ts";
import { objectOr } from "../../../json.ts";
import type { PlanContext } from "../../context.ts";
import type { Series } from "../../case.ts";
import type { Claim } from "../../claim.ts";
import { exampleRequest } from "../../generate/base-request.ts";
import { extensionOf } from "../../read/extension-of.ts";
import { stepOf, seriesOf } from "../step.ts";
import { PASSWORDS, credentialPlaces, inSessionOf, newAccount, withTextAt } from "./new-account.ts";

const [FIRST, SECOND] = PASSWORDS;

/** What the next login after a call answers (`x-next-login`), in an account that the series opens, because others have logged in before. */
export function nextLoginSeries(context: PlanContext, operation: Operation): Series[] {
  const told = Object.entries(objectOr(extensionOf(context.contract.document, operation, "x-next-login")));
  const id = `${operation.id} › next login`;
  const account = newAccount(context, id, operation);
  if (told.length === 0 || !account) return [];
  const { username, password, current } = credentialPlaces(context, operation);
  const opensIt = username.length > 0;
  if (opensIt && account.opener.id !== operation.id) return [];
  const proved = withTextAt(context, operation, exampleRequest(context, operation), current, FIRST);
  const request = withTextAt(context, operation, proved, password, SECOND);
  const call = inSessionOf(stepOf(id, "access", operation, { name: "call", request, isNeeded: true }), "first login");
  const called = opensIt ? [] : [{ ...account.logIn("first login"), isNeeded: true }, call];
  const isChanged = !opensIt && password.length > 0;
  return [
    seriesOf(
      id,
      [account.opening, ...called, account.logIn("next login", isChanged ? SECOND : FIRST)],
      told.map(([pointer, value]): Claim => ({
        kind: "stored",
        read: "next login",
        row: undefined,
        pointer,
        by: opensIt ? account.opening.name : call.name,
        value,
        specPointer: `${operation.pointer}/x-next-login`,
      })),
    ),
  ];
}
