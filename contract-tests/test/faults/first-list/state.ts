import { randomUUID } from "node:crypto";
import { objectOr, valueAt } from "../../../src/json.ts";
import {
  alike,
  byCaller,
  isSuccess,
  jsonOf,
  onSuccess,
  remembers,
  saysYes,
  turn,
  undoes,
  withJson,
} from "../../support/changes.ts";
import type { Plant, PlantedFault } from "../planted-fault.ts";
import { increased } from "../plants/amounts.ts";
import { PAYMENT_PASSWORD } from "../plants/accounts.ts";

const FAVOURITES = ["addFavoriteGame", "removeFavoriteGame", "getFavoriteGameIds", "listFavoriteGames"];
/** The payment password of every account in the mock. */
const REMOVE = "/wps/relay/MCSFE_removeFavoriteGameV2";
const ADD = "/wps/relay/MCSFE_addFavoriteGameV2";

const numberIn = (text: string): string => /\d+/.exec(text)?.[0] ?? "0";

/** Reports success for a message of the caller, but does not mark it as read. */
const leavesUnread: Plant = () => async (request, forward) => {
  const id = /messages\/([^/]+)\/read/.exec(request.address)?.[1];
  const list = await forward(alike(request, "GET", "/wps/messages?pageSize=100"));
  const content = isSuccess(list) ? valueAt(jsonOf(list), "/value/content") : [];
  const isThere = Array.isArray(content) && content.some((message) => objectOr(message)["id"] === id);
  return isThere ? saysYes() : forward(request);
};

/** Moves the money, and also converts some of the member's points into money. */
const creditsPointsToo: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  const body = { points: 100, paymentPassword: PAYMENT_PASSWORD };
  const convert = alike(request, "POST", "/wps/relay/passwordCheck/MCS2_convertPoint", body);
  const headers = { ...convert.headers, "idempotency-key": randomUUID() };
  if (isSuccess(answer)) await forward({ ...convert, headers });
  return answer;
};

const FIRST_CHOICE = { realityCheckMinutes: 60 };

/** Returns the new choice, but keeps the first one. */
const keepsFirstChoice: Plant = undoes((request, forward) =>
  forward(alike(request, "PUT", "/wps/responsible/reality-check", FIRST_CHOICE)),
);

/** Faults of state: reads that do not match what was written. */
export const STATE_FAULTS: readonly PlantedFault[] = [
  {
    name: "an addition that is not stored",
    kind: "state",
    operationId: "addFavoriteGame",
    plant: undoes((request, forward) =>
      forward(alike(request, "DELETE", `${REMOVE}?nodeId=${numberIn(request.body)}`)),
    ),
    finding: "",
    rules: ["effect"],
    findingAt: FAVOURITES,
  },
  {
    name: "a removal that has no effect",
    kind: "state",
    operationId: "removeFavoriteGame",
    plant: undoes((request, forward) =>
      forward(alike(request, "POST", ADD, { nodeId: Number(numberIn(request.address.split("?")[1] ?? "")) })),
    ),
    finding: "",
    rules: ["effect"],
    findingAt: FAVOURITES,
  },
  {
    name: "a list that is a minute old",
    kind: "state",
    operationId: "getFavoriteGameIds",
    plant: remembers(byCaller),
    finding: "",
    rules: ["effect"],
    findingAt: FAVOURITES,
  },
  {
    name: "each favourite twice",
    kind: "state",
    operationId: "getFavoriteGameIds",
    plant: turn("/value", (ids) => (Array.isArray(ids) ? [...ids, ...ids] : ids)),
    finding: "",
    rules: ["effect", "schema"],
    findingAt: FAVOURITES,
  },
  {
    name: "a message that stays unread",
    kind: "state",
    operationId: "markMessageRead",
    plant: leavesUnread,
    finding: "",
    rules: ["effect"],
    findingAt: ["markMessageRead", "listMessages", "getUnreadCount"],
  },
  {
    name: "a choice that is confirmed but not stored",
    kind: "state",
    operationId: "setRealityCheck",
    plant: keepsFirstChoice,
    finding: "",
    rules: ["effect"],
    findingAt: ["setRealityCheck", "getPlaySession"],
  },
  {
    name: "a nickname that is confirmed but not stored",
    kind: "state",
    operationId: "getMemberInfo",
    plant: remembers(byCaller),
    finding: "",
    rules: ["effect"],
    findingAt: ["setMemberInfo", "getMemberInfo"],
  },
  {
    name: "a new payout account that is not in the list",
    kind: "state",
    operationId: "listPayoutAccounts",
    plant: turn("/value", (accounts) =>
      Array.isArray(accounts) && accounts.length > 1 ? accounts.slice(1) : accounts,
    ),
    finding: "",
    rules: ["effect"],
    findingAt: ["addPayoutAccount", "listPayoutAccounts"],
  },
  {
    name: "a deposit that is not in the list",
    kind: "state",
    operationId: "listDeposits",
    plant: remembers(byCaller),
    finding: "",
    rules: ["effect"],
    findingAt: ["createDeposit", "listDeposits"],
  },
  {
    name: "a referral link that is listed with another rate",
    kind: "state",
    operationId: "listReferralLinks",
    plant: onSuccess((answer) => {
      const json = jsonOf(answer);
      const links = valueAt(json, "/value/links");
      const changed = (Array.isArray(links) ? links : []).map((link) => ({ ...objectOr(link), rate: "0.1" }));
      const value = { ...objectOr(valueAt(json, "/value")), links: changed };
      return withJson(answer, { ...objectOr(json), value });
    }),
    finding: "",
    rules: ["effect"],
    findingAt: ["createReferralLink", "listReferralLinks"],
  },
  {
    name: "a withdrawal that is not deducted from the balance",
    kind: "money",
    operationId: "getWalletBalance",
    plant: remembers(byCaller),
    finding: "",
    rules: ["money", "effect"],
    findingAt: ["createWithdrawal", "getWalletBalance"],
  },
  {
    name: "a transfer between wallets that creates money",
    kind: "money",
    operationId: "transferWallet",
    plant: creditsPointsToo,
    finding: "",
    rules: ["money"],
    findingAt: ["getMerchantWallet"],
  },
  {
    name: "a transfer to a relative that is not deducted from the balance",
    kind: "money",
    operationId: "transferToRelative",
    plant: turn("/value/balance", (value) => increased(value, 50)),
    finding: "",
    rules: ["money", "effect"],
    findingAt: ["transferToRelative", "getWalletBalance"],
  },
  {
    name: "a deposit that is recorded with another amount",
    kind: "money",
    operationId: "createDeposit",
    plant: turn("/value/amount", (value) => increased(value, -5)),
    finding: "",
    rules: ["money", "effect"],
    findingAt: ["createDeposit", "getDeposit", "listDeposits"],
  },
  {
    name: "points that are converted but not deducted",
    kind: "money",
    operationId: "getPointBalance",
    plant: remembers(byCaller),
    finding: "",
    rules: ["money", "effect"],
    findingAt: ["convertPoints", "redeemPointReward", "getPointBalance"],
  },
];
