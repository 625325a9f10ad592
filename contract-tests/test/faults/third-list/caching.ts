import { byCaller, onSuccess, remembers, setHeader } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { put } from "../plants/answers.ts";
import { withHeaders, withoutHeader } from "../plants/headers.ts";
import { asking } from "../plants/requests.ts";
import { rowsOf } from "../plants/rows.ts";
import { bearerOf } from "../plants/showings.ts";
import type { ThirdFault } from "./third-fault.ts";

const ROOMS = "/value/rooms";

/** Gives every page and category the version of the first page. */
const oneVersion: Plant = () => async (request, forward) => {
  const right = await forward(request);
  if (right.status >= 400) return right;
  const first = await forward(asking(request, { category: undefined, page: undefined, pageSize: undefined }));
  if (first.status === 304) return first;
  const answer = await forward(withoutHeader(request, "if-none-match"));
  return answer.status === 200 ? withHeaders(answer, { etag: first.headers["etag"] ?? "" }) : answer;
};

/** Counts the players of a room at each request, and the version only every minute. */
const movesPlayers: Plant = () => {
  let calls = 0;
  return onSuccess((answer) => {
    calls += 1;
    const rooms = rowsOf(answer, ROOMS).map((room) =>
      room["status"] === "OPEN"
        ? { ...room, players: (Number(room["players"]) + calls) % Number(room["seats"]) }
        : room,
    );
    return put(answer, ROOMS, rooms);
  })();
};

/** Faults of caches: wrong keys, wrong versions and wrong lifetimes. */
export const CACHING: readonly ThirdFault[] = [
  {
    name: "the keys may be kept for a year",
    kind: "caching",
    operationId: "getJwks",
    plant: setHeader("cache-control", "public, max-age=31536000, immutable"),
    breaks: "a client that fetches the keys again gets the current ones",
  },
  {
    name: "one version for all pages and categories",
    kind: "caching",
    operationId: "listWinners",
    plant: oneVersion,
    shown: {
      username: "demo",
      by: (ask) => ask("GET", "/wps/winners?page=2&pageSize=2"),
    },
    breaks: "an ETag identifies one version of one response",
  },
  {
    name: "players come and go under the same version",
    kind: "caching",
    operationId: "listPvpRooms",
    plant: movesPlayers,
    breaks: "the number of players is the same in two responses of one version",
  },
  {
    name: "points from before the last movement",
    kind: "caching",
    operationId: "getPointBalance",
    plant: remembers(byCaller),
    findingAt: ["getPointBalance", "convertPoints", "redeemPointReward", "listPointTransactions"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("GET", "/wps/relay/MCS2_getPointBalance");
        await ask("POST", "/wps/relay/passwordCheck/MCS2_convertPoint", {
          body: { points: 10, paymentPassword: "654321" },
          headers: { "idempotency-key": "stale-points-1" },
        });
        return ask("GET", "/wps/relay/MCS2_getPointBalance");
      },
    },
    breaks: "the balance has the points that the member may spend now",
  },
  {
    name: "the first member's bonuses for everybody",
    kind: "caching",
    operationId: "listBonuses",
    plant: remembers(({ address, headers }) => `${address} ${headers["accept-language"]}`),
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("GET", "/wps/bonuses");
        const headers = { authorization: await bearerOf(ask, "agent") };
        return ask("GET", "/wps/bonuses", { headers });
      },
    },
    breaks: "a member gets only the bonuses of the own account",
  },
];
