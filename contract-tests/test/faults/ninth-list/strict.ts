import { valueAt } from "../../../src/json.ts";
import { isSuccess } from "../../support/changes.ts";
import type { ProxiedRequest } from "../../support/servers/fault-proxy.ts";
import type { Plant } from "../planted-fault.ts";
import { PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { valueOf } from "../plants/answers.ts";
import { refusedAt, refusesWhen } from "../plants/refusals.ts";
import { beside, bodyOf, textIn } from "../plants/requests.ts";
import { listOf } from "../plants/rows.ts";
import { LAUNCH, sends } from "../plants/showings.ts";
import { valueBeside } from "../plants/state.ts";
import type { NinthFault } from "./ninth-fault.ts";

const SENDS_TWENTY_THOUSAND = { accountId: "1", amount: "20000.00", paymentPassword: PAYMENT_PASSWORD };

/** Refuses requests of members as invalid. */
const refusesMembers = (
  isRefused: (request: ProxiedRequest) => boolean,
  detail: { readonly path: string; readonly message: string },
): Plant =>
  refusesWhen("/wps/member/info", (seen, request) =>
    isRefused(request) ? refusedAt(seen, 400, "INVALID_REQUEST", { details: [detail] }) : undefined,
  );

/** Keeps as much money in the wallet as still has to be staked. */
const keepsWhatMustBeStaked: Plant = () => async (request, forward) => {
  const seen = await forward(beside(request, "GET", "/wps/v2/wallets/balance"));
  if (!isSuccess(seen)) return forward(request);
  const bonuses = listOf(await valueBeside(request, forward, "/wps/bonuses?status=active&pageSize=100"));
  const missing = bonuses.reduce(
    (total, { wagerRequired, wagerDone }) => total + Number(wagerRequired) - Number(wagerDone),
    0,
  );
  const rest = Number(valueAt(valueOf(seen), "/balance")) - Number(textIn(request, "amount"));
  const isRefused = textIn(request, "paymentPassword") === PAYMENT_PASSWORD && rest >= 0 && rest < missing;
  return isRefused ? refusedAt(seen, 422, "WAGER_INCOMPLETE") : forward(request);
};

/** Faults of checks that refuse what the contract allows. */
export const STRICT: readonly NinthFault[] = [
  {
    name: "zeros at the end of an amount are decimals",
    kind: "strict",
    operationId: "transferWallet",
    plant: refusesMembers((request) => /\.\d\d0+$/.test(textIn(request, "amount")), {
      path: "body/amount",
      message: "must have at most two decimals",
    }),
    shown: sends(
      "demo",
      "POST",
      "/wps/relay/GCS_walletTransfer",
      { from: "main", to: "slots", amount: "10.000" },
      "ten-with-three-zeros",
    ),
    breaks:
      "An amount in a request has no more decimals than its currency, not counting zeros at the end: none for IDR and VND, two for any other currency.",
  },
  {
    name: "the lobby of a vendor does not open",
    kind: "strict",
    operationId: "launchGame",
    plant: refusesMembers(
      (request) => {
        const body = bodyOf(request);
        return body !== undefined && body["nodeId"] === undefined && body["code"] === undefined;
      },
      { path: "body/nodeId", message: "must be given" },
    ),
    shown: sends("demo", "POST", "/wps/game/launchGame", { ...LAUNCH, nodeId: undefined }),
    breaks: "`nodeId` or `code` identifies the game; without both, the vendor's own lobby opens.",
  },
  {
    name: "the name of a link has only Latin letters",
    kind: "strict",
    operationId: "createReferralLink",
    plant: refusesMembers((request) => /[^\p{ASCII}]/u.test(textIn(request, "label")), {
      path: "body/label",
      message: "must have Latin letters",
    }),
    shown: sends(
      "agent",
      "POST",
      "/wps/agent/referral-links",
      { label: "বন্ধু", rate: "0.10" },
      "a-link-with-a-bengali-name",
    ),
    breaks: "The agent's name for the link, in any script; it must not be blank.",
  },
  {
    name: "a longer break is refused while one is running",
    kind: "strict",
    operationId: "startTimeOut",
    plant: refusesWhen("/wps/responsible/limits", (limits, request) => {
      const running = valueAt(valueOf(limits), "/timeOut/duration");
      const wished = textIn(request, "duration");
      return running !== undefined && ["7d", "30d", "6m"].includes(wished) && wished !== running
        ? refusedAt(limits, 409, "STATE_CONFLICT")
        : undefined;
    }),
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/responsible/time-out", { body: { duration: "24h" } });
        return ask("POST", "/wps/responsible/time-out", { body: { duration: "7d" } });
      },
    },
    breaks: "A longer break replaces the running one.",
  },
  {
    name: "a withdrawal leaves as much as still has to be staked",
    kind: "strict",
    operationId: "createWithdrawal",
    plant: keepsWhatMustBeStaked,
    shown: sends("demo", "POST", "/wps/withdrawals", SENDS_TWENTY_THOUSAND, "most-of-the-balance"),
    breaks:
      "the remaining balance covers the bonuses whose wagering requirement is not met yet, else 422 WAGER_INCOMPLETE;",
  },
];
