import { objectOr, valueAt } from "../../../src/json.ts";
import { jsonOf, onSuccess, turn, withJson } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { sumOf } from "../plants/amounts.ts";
import { put } from "../plants/answers.ts";
import { asked, pagingOf } from "../plants/requests.ts";
import { CONTENT, eachRow, listOf, rows, rowsOf } from "../plants/rows.ts";
import { reads, sends } from "../plants/showings.ts";
import type { SixthFault } from "./sixth-fault.ts";

/** Writes each coordinate of the keys into the place of the other. */
const swapsCoordinates: Plant = onSuccess((answer) => {
  const keys = listOf(jsonOf(answer), "/keys").map(({ x, y, ...key }) => ({ ...key, x: y, y: x }));
  return withJson(answer, { ...objectOr(jsonOf(answer)), keys });
});

/** Counts the wins of the category only. */
const ranksWithinCategory: Plant = onSuccess((answer, request) => {
  if (asked(request, "category") === null) return answer;
  const { page, size } = pagingOf(request);
  const ranked = rowsOf(answer).map((row, index) => ({ ...row, rank: (page - 1) * size + index + 1 }));
  return put(answer, CONTENT, ranked);
});

/** Faults of figures and fields that hold the value of something else. */
export const FIGURES: readonly SixthFault[] = [
  {
    name: "the coordinates of the encryption keys are swapped",
    kind: "figures",
    operationId: "getJwks",
    plant: swapsCoordinates,
    findingAt: ["getJwks", "login"],
    shown: reads("demo", "/.well-known/jwks.json"),
    breaks: "`x` is the X coordinate, `y` the Y coordinate of a public P-256 key",
  },
  {
    name: "the main wallet shows the money of all wallets",
    kind: "figures",
    operationId: "getMerchantWallet",
    plant: rows(
      (all) =>
        all.map((row) => (row["isMain"] === true ? { ...row, balance: sumOf(all.map((w) => w["balance"])) } : row)),
      "/value/wallets",
    ),
    findingAt: ["getMerchantWallet", "getWalletBalance", "transferWallet"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const body = { from: "main", to: "slots", amount: "100.00" };
        await ask("POST", "/wps/relay/GCS_walletTransfer", {
          body,
          headers: { "idempotency-key": "hundred-to-slots" },
        });
        return ask("GET", "/wps/relay/GCS_merchantWallet");
      },
    },
    breaks: "the balance of the main wallet is the one that getWalletBalance returns",
  },
  {
    name: "the ratio is money for one point",
    kind: "figures",
    operationId: "getPointConfig",
    plant: turn("/value/ratio", (ratio) => 1 / Number(ratio)),
    findingAt: ["getPointConfig", "getPointBalance", "convertPoints"],
    shown: reads("demo", "/wps/relay/MCS2_getPointConfig"),
    breaks: "`ratio` points are worth one unit of `currency`",
  },
  {
    name: "the order of a transaction is the id of the transaction",
    kind: "figures",
    operationId: "listAccountTransactions",
    plant: eachRow((row) => (row["orderId"] === undefined ? row : { ...row, orderId: row["id"] })),
    findingAt: ["listAccountTransactions", "listDeposits", "listWithdrawals"],
    shown: reads("demo", "/wps/transactions?type=deposit"),
    breaks: "`orderId` is the id of the deposit or withdrawal that moved the money",
  },
  {
    name: "a winner's rank counts only the wins of the category",
    kind: "figures",
    operationId: "listWinners",
    plant: ranksWithinCategory,
    findingAt: ["listWinners", "getWinnerBoard"],
    shown: reads("demo", "/wps/winners?category=RNG"),
    breaks: "`rank` is the rank among all of these wins, whatever their category",
  },
  {
    name: "a refunded bet of the team paid nothing",
    kind: "figures",
    operationId: "listTeamBets",
    plant: eachRow((row) => (row["status"] === "refunded" ? { ...row, payoutAmount: "0.00" } : row)),
    shown: reads("agent", "/wps/agent/team/bets?status=refunded"),
    breaks: "`payoutAmount` is the payout of the bet, including a refund",
  },
  {
    name: "a passkey shows the username although there is a nickname",
    kind: "figures",
    operationId: "setUpPasskey",
    plant: onSuccess((answer) => put(answer, "/value/user/displayName", valueAt(jsonOf(answer), "/value/user/name"))),
    findingAt: ["setUpPasskey", "getMemberInfo"],
    shown: sends("demo", "POST", "/wps/member/passkeys/options", { password: "demo-1234" }),
    breaks: "`displayName` is the nickname, or the username when there is no nickname",
  },
  {
    name: "the affiliate code is never required",
    kind: "figures",
    operationId: "getRegisterSettings",
    plant: turn("/value/affiliateCode", (rule) => ({ ...objectOr(rule), required: false })),
    findingAt: ["getRegisterSettings", "getRegisterRules"],
    shown: reads("demo", "/wps/system/setting/register?merchantCode=vnlobby1"),
    breaks: "`affiliateCode` is required when DIRECTREG3 is off",
  },
];
