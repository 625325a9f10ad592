import { isSuccess, onSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { increased, money } from "../plants/amounts.ts";
import { acceptedAt, numberAt, put, valueOf } from "../plants/answers.ts";
import { misreadsBody } from "../plants/misreadings.ts";
import { beside, textIn } from "../plants/requests.ts";
import { eachRow, listOf } from "../plants/rows.ts";
import { reads, sends } from "../plants/showings.ts";
import { DAY_MS } from "../plants/times.ts";
import type { EleventhFault } from "./eleventh-fault.ts";

const LIMITS = "/wps/responsible/limits";
const LAPSE_DAYS = 8;
const ONE_DECIMAL = /^(?<units>\d+)\.(?<decimal>\d)$/;

/** Compares amounts with their decimals, so that 1000 is another limit than 1000.00. */
const comparesDecimals: Plant = () => async (request, forward) => {
  const [kind, period, amount] = [textIn(request, "kind"), textIn(request, "period"), textIn(request, "amount")];
  const seen = await forward(beside(request, "GET", LIMITS));
  if (amount === "" || !isSuccess(seen)) return forward(request);
  const limits = listOf(valueOf(seen), `/${kind}`);
  const current = limits.find((limit) => limit["period"] === period);
  const isSame = current?.["amount"] !== undefined && Number(current["amount"]) === Number(amount);
  if (!isSame || current["amount"] === amount) return forward(request);
  const at = (days: number): string => new Date(numberAt(seen, "/timestamp") + days * DAY_MS).toISOString();
  const pending = { amount, confirmableAt: at(1), lapsesAt: at(LAPSE_DAYS) };
  const changed = limits.map((limit) => (limit === current ? { ...limit, pending } : limit));
  return put(acceptedAt(seen, valueOf(seen)), `/value/${kind}`, changed);
};

/** Faults of amounts that a type for decimal numbers compares, reads or rounds in its own way. */
export const DECIMALS: readonly EleventhFault[] = [
  {
    name: "the current limit without its decimals waits as a change",
    kind: "decimals",
    operationId: "setPlayLimits",
    plant: comparesDecimals,
    findingAt: ["setPlayLimits", "getPlayLimits"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("PUT", LIMITS, { body: { kind: "loss", period: "7d", amount: "5000.00" } });
        return ask("PUT", LIMITS, { body: { kind: "loss", period: "7d", amount: "5000" } });
      },
    },
    breaks: "A call that sets the current limit again only cancels the pending change.",
  },
  {
    name: "a single decimal of a transfer is read as hundredths",
    kind: "decimals",
    operationId: "transferWallet",
    plant: misreadsBody(({ amount }) => {
      const { units, decimal } = ONE_DECIMAL.exec(String(amount))?.groups ?? {};
      return units === undefined || decimal === undefined ? undefined : { amount: `${units}.0${decimal}` };
    }),
    findingAt: ["transferWallet", "getMerchantWallet", "listAccountTransactions"],
    shown: sends(
      "demo",
      "POST",
      "/wps/relay/GCS_walletTransfer",
      { from: "main", to: "slots", amount: "10.5" },
      "a-transfer-with-one-decimal",
    ),
    breaks: 'as a decimal string in whole units of its currency ("1234.50" is 1234 taka 50).',
  },
  {
    name: "the profit of the team's bets is rounded down to whole units",
    kind: "decimals",
    operationId: "listTeamBets",
    plant: onSuccess((answer) =>
      put(answer, "/value/totals/profit", money(Math.floor(numberAt(answer, "/value/totals/profit")))),
    ),
    shown: reads("agent", "/wps/agent/team/bets"),
    breaks: "Equals payoutAmount - stakeAmount.",
  },
  {
    name: "each group of profit and loss is rounded to whole units",
    kind: "decimals",
    operationId: "getProfitLoss",
    plant: eachRow((row) => {
      const payout = money(Math.round(Number(row["payout"])));
      return { ...row, payout, profit: increased(payout, -Number(row["stake"])) };
    }, "/value/rows"),
    shown: reads("demo", "/wps/reports/profit-loss?from=2026-01-01T00:00:00Z&groupBy=category"),
    breaks: "A group without a settled bet has no row, and the rows add up to `totals`.",
  },
];
