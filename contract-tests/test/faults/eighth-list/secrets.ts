import { PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { setUpApp } from "../plants/authenticator-app.ts";
import { callerOf } from "../plants/requests.ts";
import { eachRow } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import { recallsOn } from "../plants/state.ts";
import type { EighthFault } from "./eighth-fault.ts";

const masked = (account: unknown): string => `${String(account).slice(0, 1)}***`;

/** Faults of secrets that are shown too often, and of masks that hide too much or too little. */
export const SECRETS: readonly EighthFault[] = [
  {
    name: "the recovery codes are shown again",
    kind: "secrets",
    operationId: "confirmAuthenticator",
    plant: recallsOn("STATE_CONFLICT", callerOf),
    shown: {
      username: "demo",
      by: async (ask) => {
        await setUpApp(ask);
        return ask("PUT", "/wps/member/authenticator", { body: { code: "123456" } });
      },
    },
    breaks: "The response has the recovery codes, which no later response contains.",
  },
  {
    name: "the account of a downline is masked",
    kind: "secrets",
    operationId: "listAccountTransactions",
    plant: eachRow((row) => (row["relative"] === undefined ? row : { ...row, relative: masked(row["relative"]) })),
    shown: {
      username: "agent",
      by: async (ask) => {
        const body = { direction: "downline", memberId: "100001", amount: "20.00", paymentPassword: PAYMENT_PASSWORD };
        await ask("POST", "/wps/agent/transfers", { body, headers: { "idempotency-key": "twenty-for-a-downline" } });
        return ask("GET", "/wps/transactions?type=transferOut");
      },
    },
    breaks: "Accounts below the caller and the account directly above are complete, all others are masked.",
  },
  {
    name: "only two characters of a payout account are shown",
    kind: "secrets",
    operationId: "listPayoutAccounts",
    plant: eachRow((row) => {
      const number = String(row["maskedNumber"]);
      return { ...row, maskedNumber: "*".repeat(number.length - 2) + number.slice(-2) };
    }, "/value"),
    findingAt: ["listPayoutAccounts", "addPayoutAccount", "listWithdrawals"],
    shown: reads("demo", "/wps/withdrawals/accounts"),
    breaks: "The account number with all but its last four characters hidden.",
  },
];
