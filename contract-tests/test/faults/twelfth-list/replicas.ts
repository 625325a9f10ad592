import { valueAt } from "../../../src/json.ts";
import { jsonOf, onSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { numberAt, put } from "../plants/answers.ts";
import { keepsRows } from "../plants/pages.ts";
import { asked, callerOf } from "../plants/requests.ts";
import { keepsFirstValue } from "../plants/state.ts";
import { MINUTE_MS } from "../plants/times.ts";
import type { TwelfthFault } from "./twelfth-fault.ts";

const TRANSACTIONS = "/wps/agent/team/transactions";
const ICON = "/wps/member/info/icon";
const TRANSFER = { direction: "downline", memberId: "100001", amount: "25.00", paymentPassword: PAYMENT_PASSWORD };

/** Keeps the first value that a caller has read at a place of a response. */
const keepsFirstAt =
  (pointer: string): Plant =>
  () => {
    const first = new Map<string, unknown>();
    return onSuccess((answer, request) => {
      const key = `${callerOf(request)} ${request.address}`;
      if (!first.has(key)) first.set(key, valueAt(jsonOf(answer), pointer));
      return put(answer, pointer, first.get(key));
    })();
  };

/** Faults of replicas that lag behind the database. */
export const REPLICAS: readonly TwelfthFault[] = [
  {
    name: "the sums of the team's transactions are those of the first read",
    kind: "replicas",
    operationId: "listTeamTransactions",
    plant: keepsFirstAt("/value/totals"),
    findingAt: ["listTeamTransactions", "transferToRelative"],
    shown: {
      username: "agent",
      by: async (ask) => {
        await ask("GET", TRANSACTIONS);
        await ask("POST", "/wps/agent/transfers", {
          body: TRANSFER,
          headers: { "idempotency-key": "a-transfer-between-two-sums" },
        });
        return ask("GET", TRANSACTIONS);
      },
    },
    breaks: "`totals` has the sums over all pages.",
  },
  {
    name: "a member keeps the picture that was read first",
    kind: "replicas",
    operationId: "getMemberIcon",
    plant: keepsFirstValue(callerOf),
    findingAt: ["getMemberIcon", "setMemberInfo"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("GET", ICON);
        await ask("PUT", "/wps/member/info", { body: { icon: "/art/members/kite.svg" } });
        return ask("GET", ICON);
      },
    },
    breaks: "the merchant's default picture until the member has chosen one with setMemberInfo.",
  },
  {
    name: "a new deposit is not found by its status",
    kind: "replicas",
    operationId: "listDeposits",
    plant: onSuccess((answer, request) => {
      if (asked(request, "status") === null) return answer;
      const latestMs = numberAt(answer, "/timestamp") - MINUTE_MS;
      return keepsRows(answer, ({ createdAt }) => Date.parse(String(createdAt)) < latestMs);
    }),
    findingAt: ["listDeposits", "createDeposit"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const body = { methodId: "bkash", amount: "200.00", fields: { senderNumber: "01712345678" } };
        await ask("POST", "/wps/deposits", { body, headers: { "idempotency-key": "a-deposit-that-is-not-found" } });
        return ask("GET", "/wps/deposits?status=pending");
      },
    },
    breaks: "A deposit is listed when it matches all filters; `total` is the number of such deposits on all pages.",
  },
];
