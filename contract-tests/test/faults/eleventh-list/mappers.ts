import { objectOr, valueAt } from "../../../src/json.ts";
import { onSuccess, set } from "../../support/changes.ts";
import { PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { put, valueOf, withValue } from "../plants/answers.ts";
import { asked } from "../plants/requests.ts";
import { CONTENT, eachRow, rows, rowsOf } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import { afterReading, looksUp, valueBeside } from "../plants/state.ts";
import type { Ask } from "../listed-fault.ts";
import type { EleventhFault } from "./eleventh-fault.ts";

const MEMBER = "/wps/member/info";
const REQUESTS = ["dailysalreqtype", "divtypereq", "contracthoursalreq"];
const OPPOSITE: Readonly<Record<string, string>> = { transferIn: "out", transferOut: "in" };

/** Sends money to a member of the team, so that the records have a transfer. */
const transfers = (ask: Ask): Promise<unknown> =>
  ask("POST", "/wps/agent/transfers", {
    body: { direction: "downline", memberId: "100001", amount: "100.00", paymentPassword: PAYMENT_PASSWORD },
    headers: { "idempotency-key": "a-transfer-to-map" },
  });

/** Faults of code that copies the fields of a record into a response. */
export const MAPPERS: readonly EleventhFault[] = [
  {
    name: "the receiver of a transfer is its sender",
    kind: "mappers",
    operationId: "transferToRelative",
    plant: afterReading(MEMBER, (answer, before) => {
      const { id, account } = objectOr(before);
      return put(answer, "/value/member", { id, account });
    }),
    shown: { username: "agent", by: transfers },
    breaks: "Account that received the money.",
  },
  {
    name: "the period before has the figures of the current one",
    kind: "mappers",
    operationId: "getAgentTeamOverview",
    plant: onSuccess((answer) => put(answer, "/value/previous/figures", valueAt(valueOf(answer), "/current/figures"))),
    shown: reads("agent", "/wps/agent/overview"),
    breaks: "The period of the same length directly before the current one, and the figures of the team in it.",
  },
  {
    name: "the stake of a room and the amount to join are exchanged",
    kind: "mappers",
    operationId: "listPvpRooms",
    plant: eachRow(
      ({ stakeAmount, minBuyInAmount, ...room }) => ({
        ...room,
        stakeAmount: minBuyInAmount,
        minBuyInAmount: stakeAmount,
      }),
      "/value/rooms",
    ),
    shown: reads("demo", "/wps/relay/GLS2_roomList"),
    breaks: "Minimum amount that a player must bring to join.",
  },
  {
    name: "the other side of a transfer is the member",
    kind: "mappers",
    operationId: "listAccountTransactions",
    plant: looksUp(async (answer, request, forward) => {
      const relative = valueAt(await valueBeside(request, forward, MEMBER), "/account");
      const changed = rowsOf(answer).map((row) => (row["relative"] === undefined ? row : { ...row, relative }));
      return put(answer, CONTENT, changed);
    }),
    findingAt: ["listAccountTransactions", "transferToRelative"],
    shown: {
      username: "agent",
      by: async (ask) => {
        await transfers(ask);
        return ask("GET", "/wps/transactions");
      },
    },
    breaks: "For a transfer between an agent and another member, the account of the other side.",
  },
  {
    name: "the caller has given every contract",
    kind: "mappers",
    operationId: "listContracts",
    plant: rows((all, request) =>
      asked(request, "role") === null ? all.map((row) => ({ ...row, role: "given" })) : all,
    ),
    shown: reads("agent", "/wps/agent/contracts?pageSize=100"),
    breaks: "Side of the caller in the contract.",
  },
  {
    name: "the operation of a key is the look-up",
    kind: "mappers",
    operationId: "getOperation",
    plant: set("/value/operationId", "getOperation"),
    shown: {
      username: "demo",
      by: async (ask) => {
        const body = { from: "main", to: "slots", amount: "10.00" };
        const headers = { "idempotency-key": "a-transfer-to-look-up" };
        await ask("POST", "/wps/relay/GCS_walletTransfer", { body, headers });
        return ask("GET", "/wps/operations/a-transfer-to-look-up");
      },
    },
    breaks: "The operation that was called with the key.",
  },
  {
    name: "the last draw of a popular game has the number of the open one",
    kind: "mappers",
    operationId: "listPopularLotteryGames",
    plant: eachRow(
      (game) => (game["numero"] === null ? game : { ...game, previousNumero: game["numero"] }),
      "/value/games",
    ),
    findingAt: ["listPopularLotteryGames", "listLotteryGames"],
    shown: reads("demo", "/lgw/games/popular?prizeMode=SEA"),
    breaks:
      "Number of the draw that was due last, to which `previousWinningNumber` belongs; null before the first draw.",
  },
  {
    name: "the merchant has given every contract that a member received",
    kind: "mappers",
    operationId: "getConsolidatedFunds",
    plant: onSuccess((answer) => {
      const funds = objectOr(valueOf(answer));
      const withoutGiver = REQUESTS.map((kind) => [
        kind,
        rowsOf(answer, `/value/${kind}`).map((row) => ({ ...row, giver: null })),
      ]);
      return withValue(answer, { ...funds, ...Object.fromEntries(withoutGiver) });
    }),
    findingAt: ["getConsolidatedFunds", "listContracts"],
    shown: reads("demo", "/wps/member/info/funds/consolidated"),
    breaks: "The side that pays; null stands for the merchant.",
  },
  {
    name: "the direction of a transfer is that of the other side",
    kind: "mappers",
    operationId: "listTeamTransactions",
    plant: eachRow((row) => ({ ...row, direction: OPPOSITE[String(row["type"])] ?? row["direction"] })),
    findingAt: ["listTeamTransactions", "transferToRelative"],
    shown: {
      username: "agent",
      by: async (ask) => {
        await transfers(ask);
        return ask("GET", "/wps/agent/team/transactions?type=transferIn");
      },
    },
    breaks: "Whether the member received or paid the amount.",
  },
  {
    name: "the receipt of a rejected withdrawal is awaited",
    kind: "mappers",
    operationId: "listWithdrawals",
    plant: eachRow((row) => (row["status"] === "rejected" ? { ...row, receipt: "waiting" } : row)),
    shown: reads("demo", "/wps/withdrawals"),
    breaks: "notDue - the withdrawal is not approved;",
  },
];
