import type { Reply } from "../handler.ts";
import { chooseLanguage } from "../http/languages.ts";
import { htmlPage } from "../pages/html.ts";
import type { DepositOutcome } from "../world/money/deposits.ts";
import type { World } from "../world/world.ts";
import { CANCEL, PAY, payPage, unclearDecisionPage, unknownPaymentPage } from "./pay-page.ts";

const PAY_PREFIX = "/pay/";

/** Address of the pay page of a deposit, below the origin of the games. */
export const payPathOf = (token: string): string => PAY_PREFIX + token;

/** The pay token of an address; undefined elsewhere. */
export const payTokenOf = (path: string): string | undefined =>
  path.startsWith(PAY_PREFIX) ? path.slice(PAY_PREFIX.length) : undefined;

/** Removes the token from a path, because a person who has it may pay. No log contains it. */
export const withoutPayToken = (path: string): string => (payTokenOf(path) === undefined ? path : payPathOf("{token}"));

/** A request for the page. */
export interface PayRequest {
  method: string;
  url: URL;
  headers: Readonly<Record<string, string>>;
  /** The form as raw text; undefined without a body. */
  body?: unknown;
}

/** The page runs no script, and no site may frame it, so that nobody can trick the member into a click on "Pay". */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const page = (status: number, html: string): Reply => htmlPage(status, POLICY, html);

const OUTCOMES: ReadonlyMap<string | null, DepositOutcome> = new Map([
  [PAY, "approved"],
  [CANCEL, "rejected"],
]);

/**
 * Serves the page of the payment service, below `/pay/` (E067). `GET` shows the deposit of the token. `POST` with `decision=pay` or
 * `decision=cancel` decides the deposit and redirects to the page. A decided deposit never changes again. An unknown token gets a 404,
 * any other decision a 400.
 *
 * The page uses no cookie and no session, so another site cannot act in the member's name (CSRF), and no CSRF token is needed. Anyone who
 * has the token in the address may decide.
 */
export function servePay({ method, url, headers, body }: PayRequest, world: World): Reply {
  if (method !== "GET" && method !== "POST")
    return { status: 405, headers: { allow: "GET, HEAD, POST", "cache-control": "no-store" }, body: undefined };
  const language = chooseLanguage(headers["accept-language"]);
  const deposit = world.deposits.byPayToken(payTokenOf(url.pathname) ?? "");
  const account = deposit && world.accounts.byId(deposit.accountId);
  if (!deposit || !account) return page(404, unknownPaymentPage(language));
  if (method === "GET") return page(200, payPage(deposit, account.currency, language));
  const decision = typeof body === "string" ? new URLSearchParams(body).get("decision") : null;
  const outcome = OUTCOMES.get(decision);
  if (!outcome) return page(400, unclearDecisionPage(language));
  world.deposits.decide(deposit.id, outcome);
  // Redirect to the page, so that a reload does not send the form again.
  const location = payPathOf(deposit.payToken);
  return { status: 303, headers: { location, "cache-control": "no-store" }, body: undefined };
}
