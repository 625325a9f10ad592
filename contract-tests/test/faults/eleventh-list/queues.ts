import { objectOr } from "../../../src/json.ts";
import { isSuccess, onSuccess } from "../../support/changes.ts";
import type { ProxiedAnswer } from "../../support/servers/fault-proxy.ts";
import type { Plant } from "../planted-fault.ts";
import { money } from "../plants/amounts.ts";
import { numberAt, put, valueOf, withValue } from "../plants/answers.ts";
import { everyRow, showsPage } from "../plants/pages.ts";
import { asked, asking, beside, callerOf } from "../plants/requests.ts";
import { listOf, type Row, rowsOf } from "../plants/rows.ts";
import { LAUNCH, reads, readsWorthOfPoints, textAt } from "../plants/showings.ts";
import { looksUp, valueBeside } from "../plants/state.ts";
import { DAY_MS, MINUTE_MS } from "../plants/times.ts";
import type { EleventhFault } from "./eleventh-fault.ts";

const FUNDS = "/wps/member/info/funds/consolidated";
const SESSION = "/wps/responsible/session";
const REQUESTS = ["dailysalreqtype", "divtypereq", "contracthoursalreq"];
/** How long a message waits in the queue, in milliseconds. */
const LAG_MS = 5000;
const CENTS = 100;

const wasWrittenBefore = (answer: ProxiedAnswer, at: unknown): boolean =>
  Date.parse(String(at)) < numberAt(answer, "/timestamp") - LAG_MS;

/** Lists what was booked some seconds ago. */
const lagsBehind: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer) || asked(request, "to") !== null) return answer;
  const to = new Date(numberAt(answer, "/timestamp") - LAG_MS).toISOString();
  const older = await forward(asking(request, { to }));
  return isSuccess(older) ? older : answer;
};

/** Lists a decided request once more. */
const listsDecidedRequests: Plant = () => {
  const seen = new Map<string, readonly Row[]>();
  return onSuccess((answer, request) =>
    REQUESTS.reduce((changed, kind) => {
      const key = `${callerOf(request)} ${kind}`;
      const open = rowsOf(answer, `/value/${kind}`);
      const decided = (seen.get(key) ?? []).filter((row) => !open.some(({ id }) => id === row["id"]));
      seen.set(key, open);
      return put(changed, `/value/${kind}`, [...open, ...decided]);
    }, answer),
  )();
};

/** Keeps the stakes and winnings that a session had when it was first read. */
const keepsFirstResult: Plant = () => {
  const first = new Map<string, Row>();
  return onSuccess((answer, request) => {
    const { running } = objectOr(valueOf(answer));
    if (running === undefined) return answer;
    const { startedAt, stakeAmount, winAmount, netPosition } = objectOr(running);
    const key = `${callerOf(request)} ${String(startedAt)}`;
    const result = first.get(key) ?? { stakeAmount, winAmount, netPosition };
    first.set(key, result);
    return put(answer, "/value/running", { ...objectOr(running), ...result });
  })();
};

/** Leaves out the points of today, which a job books at night. */
const booksPointsAtNight = looksUp(async (answer, request, forward) => {
  const config = objectOr(await valueBeside(request, forward, "/wps/relay/MCS2_getPointConfig"));
  const movements = await everyRow(beside(request, "GET", "/wps/relay/ODSFE2_MemTransDet"), forward);
  const midnight = Math.floor(numberAt(answer, "/timestamp") / DAY_MS) * DAY_MS;
  const today = movements
    .filter(({ kind, createdAt }) => kind === "play" && Date.parse(String(createdAt)) >= midnight)
    .reduce((sum, { pointsChange }) => sum + Number(pointsChange), 0);
  const points = Math.max(0, numberAt(answer, "/value/points") - today);
  const worthAmount = money(Math.floor((points / Number(config["ratio"])) * CENTS) / CENTS);
  return withValue(answer, { points, worthAmount });
});

/** Faults of effects that a queue or a job brings later than the response. */
export const QUEUES: readonly EleventhFault[] = [
  {
    name: "a transaction is listed some seconds after its booking",
    kind: "queues",
    operationId: "listAccountTransactions",
    plant: lagsBehind,
    findingAt: ["listAccountTransactions", "transferWallet", "claimReward", "convertPoints", "createWithdrawal"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const body = { from: "main", to: "slots", amount: "10.00" };
        const headers = { "idempotency-key": "a-transfer-that-is-late" };
        await ask("POST", "/wps/relay/GCS_walletTransfer", { body, headers });
        return ask("GET", "/wps/transactions");
      },
    },
    breaks: "Lists every transaction of the member's main wallet (E076, R075), the last booked first,",
  },
  {
    name: "a security event is listed some seconds late",
    kind: "queues",
    operationId: "listAccountEvents",
    plant: looksUp(async (answer, request, forward) => {
      const all = await everyRow(request, forward);
      return showsPage(
        answer,
        request,
        all.filter(({ at }) => wasWrittenBefore(answer, at)),
      );
    }),
    shown: reads("demo", "/wps/member/security/events"),
    breaks:
      "Lists logins, failed logins, logouts, and changes of passwords, contacts and other protections of the account, the latest first,",
  },
  {
    name: "the winner board shows a win after a minute",
    kind: "queues",
    operationId: "getWinnerBoard",
    plant: onSuccess((answer) => {
      const latestMs = numberAt(answer, "/timestamp") - MINUTE_MS;
      return put(
        answer,
        "/value/list",
        rowsOf(answer, "/value/list").filter(({ time }) => Number(time) < latestMs),
      );
    }),
    shown: reads("demo", "/wps/relay/GCSGAME_getRankList"),
    breaks: "A member's win is listed immediately.",
  },
  {
    name: "a decided request still waits for its decision",
    kind: "queues",
    operationId: "getConsolidatedFunds",
    plant: listsDecidedRequests,
    findingAt: [
      "getConsolidatedFunds",
      "processDividendRequest",
      "processDailySalaryContract",
      "processHourlySalaryContract",
    ],
    shown: {
      username: "demo",
      by: async (ask) => {
        const [request] = listOf(await ask("GET", FUNDS), "/divtypereq");
        const body = { requestId: request?.["id"], action: "reject" };
        await ask("POST", "/wps/relay/MCS2_processDividendReq", { body });
        return ask("GET", FUNDS);
      },
    },
    breaks: "Returns the contract requests that wait for the member's decision and the member's active contracts",
  },
  {
    name: "the stakes of a session are those of its first read",
    kind: "queues",
    operationId: "getPlaySession",
    plant: keepsFirstResult,
    shown: {
      username: "demo",
      by: async (ask) => {
        const address = await textAt(ask("POST", "/wps/game/launchGame", { body: LAUNCH }), "/content");
        await ask("GET", SESSION);
        await ask("POST", "/__mock/rounds", { body: { address, stake: "100.00" } });
        return ask("GET", SESSION);
      },
    },
    breaks: "Amount staked since the session began, without refunded stakes.",
  },
  {
    name: "the points of today are booked at night",
    kind: "queues",
    operationId: "getPointBalance",
    plant: booksPointsAtNight,
    findingAt: ["getPointBalance", "listPointTransactions"],
    shown: readsWorthOfPoints("demo"),
    breaks: "The most recent stakes are included.",
  },
];
