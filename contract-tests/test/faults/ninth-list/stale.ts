import { isSuccess, onSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { money } from "../plants/amounts.ts";
import { numberAt, put } from "../plants/answers.ts";
import { withHeaders } from "../plants/headers.ts";
import { callerOf } from "../plants/requests.ts";
import { listOf, type Row, rowsOf } from "../plants/rows.ts";
import { bearerOf, reads } from "../plants/showings.ts";
import { keepsFirstValue, valueBeside } from "../plants/state.ts";
import { byCharacters } from "../plants/texts.ts";
import type { NinthFault } from "./ninth-fault.ts";

const SESSIONS = "/wps/member/sessions";
const REWARDS = "/wps/relay/MCS2_getPointReward?pageSize=100";
const POINTS = "/wps/relay/MCS2_getPointBalance";
const ROOMS = "/wps/relay/GLS2_roomList";

/** Lists sessions that have ended beside the others. */
const keepsEndedSessions: Plant = () => {
  const known = new Map<string, ReadonlyMap<unknown, Row>>();
  return onSuccess((answer, request) => {
    const open = rowsOf(answer, "/value");
    const all = new Map([...(known.get(callerOf(request)) ?? []), ...open.map((row) => [row["id"], row] as const)]);
    known.set(callerOf(request), all);
    const listed = [...all.values()].toSorted((one, other) =>
      byCharacters(String(other["startedAt"]), String(one["startedAt"])),
    );
    return put(answer, "/value", listed);
  })();
};

/** Adds the money of withdrawals that are not decided to the balance. */
const addsHeldMoney: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer)) return answer;
  const held = listOf(await valueBeside(request, forward, "/wps/withdrawals?status=processing&pageSize=100"));
  const heldAmount = held.reduce((total, { amount }) => total + Number(amount), 0);
  return put(answer, "/value/balance", money(numberAt(answer, "/value/balance") + heldAmount));
};

/** Changes the number of players at each response, but not the entity tag. */
const changesPlayers: Plant = () => {
  let times = 0;
  return onSuccess((answer) => {
    times += 1;
    const rooms = rowsOf(answer, "/value/rooms");
    const last = rooms.findLastIndex(({ status, players }) => status === "OPEN" && Number(players) > 0);
    const players = Number(rooms[last]?.["players"]) - (times % 2);
    return put(
      answer,
      "/value/rooms",
      rooms.map((room, place) => (place === last ? { ...room, players } : room)),
    );
  })();
};

/** Faults of answers that are older than the state, and of entity tags that do not follow it. */
export const STALE: readonly NinthFault[] = [
  {
    name: "the stock of rewards comes from a cache",
    kind: "stale",
    operationId: "listPointRewards",
    plant: keepsFirstValue(({ address, headers }) => `${headers["authorization"]} ${address}`),
    findingAt: ["listPointRewards", "redeemPointReward"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("GET", REWARDS);
        await ask("POST", "/wps/relay/passwordCheck/MCS2_redeemPointReward", {
          body: { rewardId: "mug", quantity: 1, paymentPassword: PAYMENT_PASSWORD },
          headers: { "idempotency-key": "one-mug-fewer" },
        });
        return ask("GET", REWARDS);
      },
    },
    breaks: "Number of units left; null when the stock is unlimited.",
  },
  {
    name: "points that were converted can still be spent",
    kind: "stale",
    operationId: "getPointBalance",
    plant: keepsFirstValue(callerOf),
    findingAt: ["getPointBalance", "convertPoints", "redeemPointReward", "listPointTransactions"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("GET", POINTS);
        await ask("POST", "/wps/relay/passwordCheck/MCS2_convertPoint", {
          body: { points: 10, paymentPassword: PAYMENT_PASSWORD },
          headers: { "idempotency-key": "ten-points-are-spent" },
        });
        return ask("GET", POINTS);
      },
    },
    breaks:
      "Returns the points that the member may spend now and their value in money, rounded down to the smallest unit (E059).",
  },
  {
    name: "sessions that have ended are listed",
    kind: "stale",
    operationId: "listSessions",
    plant: keepsEndedSessions,
    findingAt: ["listSessions", "endSession", "endOtherSessions"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await bearerOf(ask, "demo");
        await ask("GET", SESSIONS);
        await ask("DELETE", SESSIONS);
        return ask("GET", SESSIONS);
      },
    },
    breaks:
      "Lists the sessions in which the member is logged in now, the latest login first, with the device, the IP address, the time of the login and the time of the last use.",
  },
  {
    name: "money leaves the balance when its withdrawal is decided",
    kind: "stale",
    operationId: "getWalletBalance",
    plant: addsHeldMoney,
    findingAt: ["getWalletBalance", "createWithdrawal"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/withdrawals", {
          body: { accountId: "1", amount: "500.00", paymentPassword: PAYMENT_PASSWORD },
          headers: { "idempotency-key": "five-hundred-in-hand" },
        });
        return ask("GET", "/wps/v2/wallets/balance");
      },
    },
    breaks: "The money leaves the balance immediately and is held by the merchant;",
  },
  {
    name: "the entity tag of the draws changes with the clock",
    kind: "stale",
    operationId: "listLotteryGames",
    plant: onSuccess((answer) => withHeaders(answer, { etag: `"${numberAt(answer, "/value/serverTime")}"` })),
    shown: reads("demo", "/lgw/games?prizeMode=SEA"),
    breaks: "It does not change when only the clock values differ (timestamp, serverTime, remainTime, lockTime).",
  },
  {
    name: "the players of a room change, but not the entity tag",
    kind: "stale",
    operationId: "listPvpRooms",
    plant: changesPlayers,
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("GET", ROOMS);
        return ask("GET", ROOMS);
      },
    },
    breaks: "The number of players changes all the time, but responses with the same ETag contain the same number.",
  },
];
