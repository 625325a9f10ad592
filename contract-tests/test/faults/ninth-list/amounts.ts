import { objectOr, valueAt } from "../../../src/json.ts";
import { isSuccess, turn } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { increased, money } from "../plants/amounts.ts";
import { numberAt, put } from "../plants/answers.ts";
import { CONTENT, type Row, rowsOf } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import { valueBeside } from "../plants/state.ts";
import { DAY_MS } from "../plants/times.ts";
import type { NinthFault } from "./ninth-fault.ts";

const LOSS = "/value/loss";
const PERIOD_DAYS: Readonly<Record<string, number>> = { "24h": 1, "7d": 7, "1m": 30 };

/** Returns a limit that has another used amount. */
const withUsed = (limit: Row, usedAmount: string): Row => ({
  ...limit,
  usedAmount,
  ...(limit["amount"] !== undefined && {
    leftAmount: money(Math.max(0, Number(limit["amount"]) - Number(usedAmount))),
  }),
});

/** Counts every stake as a loss, whatever was won. */
const countsStakesAsLoss: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer)) return answer;
  const now = numberAt(answer, "/timestamp");
  const limits = await Promise.all(
    rowsOf(answer, LOSS).map(async (limit) => {
      const days = PERIOD_DAYS[String(limit["period"])] ?? 0;
      const from = new Date(now - days * DAY_MS).toISOString();
      const bets = await valueBeside(request, forward, `/wps/bets?pageSize=1&from=${from}`);
      return withUsed(limit, String(valueAt(bets, "/totals/stake")));
    }),
  );
  return put(answer, LOSS, limits);
};

/** Adds the stakes of open bets to what counts towards the wagering requirement. */
const countsOpenBets: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer)) return answer;
  const bonuses = await Promise.all(
    rowsOf(answer).map(async (bonus) => {
      if (bonus["status"] !== "active") return bonus;
      const address = `/wps/bets?status=open&pageSize=1&from=${String(bonus["grantedAt"])}`;
      const open = Number(valueAt(await valueBeside(request, forward, address), "/totals/stake"));
      const done = Math.min(Number(increased(bonus["wagerDone"], open)), Number(bonus["wagerRequired"]));
      return { ...bonus, wagerDone: money(done) };
    }),
  );
  return put(answer, CONTENT, bonuses);
};

/** Faults of amounts that are computed or written wrongly. */
export const AMOUNTS: readonly NinthFault[] = [
  {
    name: "open bets are lost in the total profit",
    kind: "amounts",
    operationId: "listBets",
    plant: turn("/value/totals", (totals) => {
      const { stake, payout } = objectOr(totals);
      return { ...objectOr(totals), profit: money(Number(payout) - Number(stake)) };
    }),
    shown: reads("demo", "/wps/bets"),
    breaks: "`totals.profit` leaves out open bets, because their stakes are neither won nor lost yet.",
  },
  {
    name: "the profit of the team is that of the merchant",
    kind: "amounts",
    operationId: "listTeamBets",
    plant: turn("/value/totals", (totals) => {
      const { stakeAmount, payoutAmount } = objectOr(totals);
      return { ...objectOr(totals), profit: money(Number(stakeAmount) - Number(payoutAmount)) };
    }),
    shown: reads("agent", "/wps/agent/team/bets"),
    breaks: "Equals payoutAmount - stakeAmount.",
  },
  {
    name: "stakes count as losses although they won",
    kind: "amounts",
    operationId: "getPlayLimits",
    plant: countsStakesAsLoss,
    findingAt: ["getPlayLimits", "setPlayLimits", "listBets"],
    shown: reads("demo", "/wps/responsible/limits"),
    breaks: "Loss is the stakes less the winnings and refunds.",
  },
  {
    name: "open bets count towards the wagering requirement",
    kind: "amounts",
    operationId: "listBonuses",
    plant: countsOpenBets,
    findingAt: ["listBonuses", "listBets"],
    shown: reads("demo", "/wps/bonuses"),
    breaks: "refunded and open bets do not count.",
  },
];
