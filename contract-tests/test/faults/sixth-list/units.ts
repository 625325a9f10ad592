import { objectOr, valueAt } from "../../../src/json.ts";
import { jsonOf, onSuccess, turn } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { money } from "../plants/amounts.ts";
import { numberAt, put } from "../plants/answers.ts";
import { misreadsBody } from "../plants/misreadings.ts";
import { eachRow, listOf } from "../plants/rows.ts";
import { LAUNCH, reads, sends } from "../plants/showings.ts";
import { DAY_MS, MINUTE_MS, moved } from "../plants/times.ts";
import type { SixthFault } from "./sixth-fault.ts";

const SESSION_MINUTES = 15;

/** Counts the seven days from the call, not from the end of the wait. */
const lapsesEarly: Plant = onSuccess((answer) =>
  ["deposit", "loss", "session"].reduce((changed, kind) => {
    const limits = listOf(jsonOf(changed), `/value/${kind}`).map((limit) => {
      if (limit["pending"] === undefined) return limit;
      const pending = objectOr(limit["pending"]);
      return { ...limit, pending: { ...pending, lapsesAt: moved(pending["lapsesAt"], -DAY_MS) } };
    });
    return put(changed, `/value/${kind}`, limits);
  }, answer),
);

/** Treats the read as a sign of play. */
const prolongsSession: Plant = onSuccess((answer) => {
  if (valueAt(jsonOf(answer), "/value/running") === undefined) return answer;
  const endsAt = numberAt(answer, "/timestamp") + SESSION_MINUTES * MINUTE_MS;
  return put(answer, "/value/running/endsAt", new Date(endsAt).toISOString());
});

/** Writes an amount in the smallest unit of the currency. */
const inMinorUnits = (amount: unknown): string => String(Math.round(Number(amount) * 100));

/** Faults of units, times and rounding. */
export const UNITS: readonly SixthFault[] = [
  {
    name: "a higher limit lapses a day too early",
    kind: "units",
    operationId: "getPlayLimits",
    plant: lapsesEarly,
    findingAt: ["getPlayLimits", "setPlayLimits"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const limit = { kind: "loss", period: "7d" };
        await ask("PUT", "/wps/responsible/limits", { body: { ...limit, amount: "5000.00" } });
        await ask("PUT", "/wps/responsible/limits", { body: { ...limit, amount: "6000.00" } });
        return ask("GET", "/wps/responsible/limits");
      },
    },
    breaks: "a change lapses when it is not confirmed within 7 days after the wait of 24 hours",
  },
  {
    name: "reading the play session prolongs it",
    kind: "units",
    operationId: "getPlaySession",
    plant: prolongsSession,
    findingAt: ["getPlaySession", "launchGame"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/game/launchGame", { body: LAUNCH });
        return ask("GET", "/wps/responsible/session");
      },
    },
    breaks: "a session ends 15 minutes after the last launch or stake; this call does not prolong it",
  },
  {
    name: "the balance is rounded down to whole units",
    kind: "units",
    operationId: "getWalletBalance",
    plant: turn("/value/balance", (balance) => money(Math.floor(Number(balance)))),
    findingAt: ["getWalletBalance", "getMerchantWallet", "transferWallet"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const body = { from: "main", to: "slots", amount: "0.50" };
        await ask("POST", "/wps/relay/GCS_walletTransfer", { body, headers: { "idempotency-key": "half-to-slots" } });
        return ask("GET", "/wps/v2/wallets/balance");
      },
    },
    breaks: "`balance` is the money that the member can play with now",
  },
  {
    name: "the range of a payout account is in the smallest unit",
    kind: "units",
    operationId: "listPayoutAccounts",
    plant: eachRow((row) => ({ ...row, min: inMinorUnits(row["min"]), max: inMinorUnits(row["max"]) }), "/value"),
    findingAt: ["listPayoutAccounts", "createWithdrawal", "listDepositMethods"],
    shown: reads("demo", "/wps/withdrawals/accounts"),
    breaks: "money is a decimal string in whole units of its currency",
  },
  {
    name: "the key for the app makes codes of a minute",
    kind: "units",
    operationId: "setUpAuthenticator",
    plant: turn("/value/uri", (uri) => `${String(uri)}&period=60`),
    findingAt: ["setUpAuthenticator", "confirmAuthenticator"],
    shown: { username: "demo", by: (ask) => ask("POST", "/wps/member/authenticator") },
    breaks: "the key is for codes of 6 digits and 30 seconds",
  },
  {
    name: "a withdrawal loses the part below one unit",
    kind: "units",
    operationId: "createWithdrawal",
    plant: misreadsBody(({ amount }) =>
      typeof amount === "string" && /^\d+\.\d{1,2}$/.test(amount) && !Number.isInteger(Number(amount))
        ? { amount: money(Math.floor(Number(amount))) }
        : undefined,
    ),
    findingAt: ["createWithdrawal", "listWithdrawals", "getWalletBalance"],
    shown: sends(
      "demo",
      "POST",
      "/wps/withdrawals",
      { accountId: "2", amount: "200.50", paymentPassword: PAYMENT_PASSWORD },
      "two-hundred-and-a-half",
    ),
    breaks: "creates a withdrawal of the requested amount, which leaves the balance immediately",
  },
];
