import { valueAt } from "../../../src/json.ts";
import { PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { put } from "../plants/answers.ts";
import { everyRow, selects } from "../plants/pages.ts";
import { asked, textIn } from "../plants/requests.ts";
import { listOf, rowInPath, rowsOf } from "../plants/rows.ts";
import { bearerOf, reads, sends } from "../plants/showings.ts";
import { afterReading } from "../plants/state.ts";
import { DAY_MS } from "../plants/times.ts";
import type { EleventhFault } from "./eleventh-fault.ts";

const LIMITS = "/wps/responsible/limits";
const HIGHER = { kind: "deposit", period: "24h", amount: "2000.00" };

/** Faults of objects that were read before the change, and of managers that hide a part of the rows. */
export const QUERYSETS: readonly EleventhFault[] = [
  {
    name: "the response to a claim has the reward before it",
    kind: "querysets",
    operationId: "claimReward",
    plant: afterReading("/wps/rewards?pageSize=100", (answer, before, request) => {
      const reward = rowInPath(before, request);
      return reward?.["status"] === "claimable" ? put(answer, "/value", reward) : answer;
    }),
    findingAt: ["claimReward", "listRewards"],
    shown: {
      username: "demo",
      by: (ask) => ask("POST", "/wps/rewards/5/claim", { headers: { "idempotency-key": "a-reward-before-its-claim" } }),
    },
    breaks: "as a transaction of type `reward`, and returns the reward as `claimed`.",
  },
  {
    name: "the balance after a transfer is the one before it",
    kind: "querysets",
    operationId: "transferToRelative",
    plant: afterReading("/wps/v2/wallets/balance", (answer, before) =>
      put(answer, "/value/balance", valueAt(before, "/balance")),
    ),
    findingAt: ["transferToRelative", "getWalletBalance"],
    shown: sends(
      "agent",
      "POST",
      "/wps/agent/transfers",
      { direction: "downline", memberId: "100001", amount: "100.00", paymentPassword: PAYMENT_PASSWORD },
      "a-transfer-read-before-it",
    ),
    breaks: "The caller's balance after the transfer.",
  },
  {
    name: "contracts that have ended are listed only when they are asked for",
    kind: "querysets",
    operationId: "listContracts",
    plant: selects(async (request, forward) =>
      asked(request, "status") === null
        ? (await everyRow(request, forward)).filter(({ status }) => status === "offered" || status === "active")
        : undefined,
    ),
    shown: reads("agent", "/wps/agent/contracts?pageSize=100"),
    breaks:
      "Lists the contracts that the agent has given and received, the latest offer first (E093, R033, R232), including contracts that have ended.",
  },
  {
    name: "the response to a new interval has the interval before it",
    kind: "querysets",
    operationId: "setRealityCheck",
    plant: afterReading("/wps/responsible/session", (answer, before) =>
      put(answer, "/value/realityCheckMinutes", valueAt(before, "/realityCheckMinutes")),
    ),
    findingAt: ["setRealityCheck", "getPlaySession"],
    shown: sends("demo", "PUT", "/wps/responsible/reality-check", { realityCheckMinutes: 15 }),
    breaks: "The change applies immediately, also to the running session.",
  },
  {
    name: "a limit that was confirmed still waits",
    kind: "querysets",
    operationId: "confirmPlayLimit",
    plant: afterReading(LIMITS, (answer, before, request) => {
      const pointer = `/${textIn(request, "kind")}`;
      const waiting = listOf(before, pointer).find(({ period }) => period === textIn(request, "period"));
      const limits = rowsOf(answer, `/value${pointer}`).map((limit) =>
        waiting !== undefined && limit["period"] === waiting["period"]
          ? { ...limit, pending: waiting["pending"] }
          : limit,
      );
      return put(answer, `/value${pointer}`, limits);
    }),
    findingAt: ["confirmPlayLimit", "getPlayLimits"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("PUT", LIMITS, { body: { ...HIGHER, amount: "1000.00" } });
        await ask("PUT", LIMITS, { body: HIGHER });
        await ask("POST", "/__mock/clock", { body: { advanceMs: DAY_MS } });
        // The session has ended, so the member logs in again.
        const headers = { authorization: await bearerOf(ask, "demo") };
        return ask("POST", `${LIMITS}/confirmation`, { body: { kind: HIGHER.kind, period: HIGHER.period }, headers });
      },
    },
    breaks: "Confirms a higher limit (D15): from `confirmableAt` on, it makes the pending limit apply.",
  },
];
