import { valueAt } from "../../../src/json.ts";
import { isSuccess, jsonOf, onSuccess, turn } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { money, sumOf } from "../plants/amounts.ts";
import { put } from "../plants/answers.ts";
import { asked, asking, beside, bodyOf } from "../plants/requests.ts";
import { eachRow, rowsOf } from "../plants/rows.ts";
import { reads, readsWorthOfPoints, sends } from "../plants/showings.ts";
import type { FourthFault } from "./fourth-fault.ts";

const WAGERED_ON = 1.25;

/** Counts the stakes of open bets as lost. */
const countsOpenBets: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  const status = asked(request, "status");
  if (!isSuccess(answer) || (status !== null && status !== "open")) return answer;
  const open = await forward(asking(request, { status: "open", page: undefined }));
  if (!isSuccess(open)) return answer;
  const profit = Number(valueAt(jsonOf(answer), "/value/totals/profit"));
  return put(answer, "/value/totals/profit", money(profit - Number(valueAt(jsonOf(open), "/value/totals/stake"))));
};

/** Loses the decimals of an amount on its way to the other wallet. */
const losesDecimals: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  const { to, amount } = bodyOf(request) ?? {};
  const decimals = Number(amount) % 1;
  if (!isSuccess(answer) || !(decimals > 0)) return answer;
  if (to !== "main") {
    const back = { from: to, to: "main", amount: money(decimals) };
    await forward(beside(request, "POST", "/wps/relay/GCS_walletTransfer", back));
  }
  const member = await forward(beside(request, "GET", "/wps/member/info"));
  const wallet = await forward(beside(request, "GET", "/wps/v2/wallets/balance"));
  const username = valueAt(jsonOf(member), "/value/account");
  const left = money(Number(valueAt(jsonOf(wallet), "/value/balance")) - decimals);
  await forward(beside(request, "POST", "/__mock/balance", { username, amount: left }));
  return answer;
};

/** Faults of sums, signs and rounding. */
export const SUMS: readonly FourthFault[] = [
  {
    name: "the worth of points is rounded up",
    kind: "sums",
    operationId: "getPointBalance",
    plant: turn("/value/worthAmount", (worth) => money(Math.ceil(Number(worth)))),
    findingAt: ["getPointBalance", "getPointConfig"],
    shown: readsWorthOfPoints("demo"),
    breaks: "the worth is rounded down to the smallest unit",
  },
  {
    name: "the stakes of open bets count as lost",
    kind: "sums",
    operationId: "listBets",
    plant: countsOpenBets,
    shown: reads("demo", "/wps/bets"),
    breaks: "`totals.profit` leaves out open bets",
  },
  {
    name: "the totals are those of the page",
    kind: "sums",
    operationId: "listTeamTransactions",
    plant: onSuccess((answer) => {
      const [inAmount, outAmount] = ["in", "out"].map((side) =>
        sumOf(
          rowsOf(answer)
            .filter(({ direction }) => direction === side)
            .map(({ amount }) => amount),
        ),
      );
      return put(answer, "/value/totals", { inAmount, outAmount });
    }),
    shown: reads("agent", "/wps/agent/team/transactions"),
    breaks: "`totals` has the sums over all pages",
  },
  {
    name: "the profit of the merchant in place of that of the members",
    kind: "sums",
    operationId: "listTeamBets",
    plant: turn("/value/totals/profit", (profit) => money(0 - Number(profit))),
    shown: reads("agent", "/wps/agent/team/bets"),
    breaks: "`totals.profit` equals payoutAmount less stakeAmount",
  },
  {
    name: "stakes count on after the wagering requirement is met",
    kind: "sums",
    operationId: "listBonuses",
    plant: eachRow((bonus) =>
      bonus["status"] === "completed"
        ? { ...bonus, wagerDone: money(Number(bonus["wagerRequired"]) * WAGERED_ON) }
        : bonus,
    ),
    shown: reads("demo", "/wps/bonuses"),
    breaks: "`wagerDone` is never more than `wagerRequired`",
  },
  {
    name: "the receiving wallet gets no decimals",
    kind: "sums",
    operationId: "transferWallet",
    plant: losesDecimals,
    findingAt: ["transferWallet", "getMerchantWallet", "getWalletBalance"],
    shown: sends(
      "demo",
      "POST",
      "/wps/relay/GCS_walletTransfer",
      { from: "main", to: "slots", amount: "10.50" },
      "to-the-slots-4",
    ),
    breaks: "the call moves the whole amount",
  },
];
