import type { Operation } from "../../../spec/contract.ts";
import { objectOr } from "../../../json.ts";
import type { PlanContext } from "../../context.ts";
import type { Series } from "../../case.ts";
import type { Claim } from "../../claim.ts";
import { extensionOf } from "../../read/extension-of.ts";
import { seriesOf } from "../step.ts";
import { callInNewAccount, PASSWORDS, credentialPlaces } from "./new-account.ts";

const [FIRST, SECOND] = PASSWORDS;

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
