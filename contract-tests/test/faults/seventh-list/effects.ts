import { valueAt } from "../../../src/json.ts";
import { forEachAtOnce } from "../../../src/run/limits/concurrency-pool.ts";
import { isSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { headerOf } from "../plants/accounts.ts";
import { valueOf } from "../plants/answers.ts";
import { asked, beside, withRequestHeaders } from "../plants/requests.ts";
import { listOf } from "../plants/rows.ts";
import { bearerOf, textAt } from "../plants/showings.ts";
import { valueBeside } from "../plants/state.ts";
import type { SeventhFault } from "./seventh-fault.ts";

const LIMITS = "/wps/responsible/limits";
const CONFIRMATION = `${LIMITS}/confirmation`;
const HALF_DAY_MS = 43_260_000;
const IDS = "/wps/relay/MCSFE_getFavoriteGames";
const ADD = "/wps/relay/MCSFE_addFavoriteGameV2";
const REMOVE = "/wps/relay/MCSFE_removeFavoriteGameV2";

/** Confirms every change that waits, whatever its kind and period. */
const confirmsAll: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer)) return answer;
  const names = ["deposit", "loss", "session"].flatMap((kind) =>
    listOf(valueOf(answer), `/${kind}`)
      .filter(({ pending }) => pending !== undefined)
      .map(({ period }) => ({ kind, period })),
  );
  // Each response has the limits after the one before.
  const others = await forEachAtOnce(names, 1, (name) => forward(beside(request, "POST", CONFIRMATION, name)));
  return others.findLast(isSuccess) ?? answer;
};

/** Creates the code in a session of the server's own, which goes on when the member logs out. */
const outlivesSession: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer)) return answer;
  const member = await valueBeside(request, forward, "/wps/member/info");
  const authorization = await headerOf(String(valueAt(member, "/account")), request, forward);
  const other = await forward(withRequestHeaders(request, { authorization }));
  return isSuccess(other) ? other : answer;
};

/** Stores the remaining favourites again, sorted by their numbers. */
const sortsOthers: Plant = () => async (request, forward) => {
  const before = await valueBeside(request, forward, IDS);
  const answer = await forward(request);
  const removed = Number(asked(request, "nodeId"));
  const others = Array.isArray(before) ? before.map(Number).filter((id) => id !== removed) : [];
  const sorted = others.toSorted((one, other) => other - one);
  if (!isSuccess(answer) || String(sorted.toReversed()) === String(others)) return answer;
  // The favourite that is added last comes first.
  await forEachAtOnce(sorted, 1, async (nodeId) => {
    await forward(beside(request, "DELETE", `${REMOVE}?nodeId=${nodeId}`));
    await forward(beside(request, "POST", ADD, { nodeId }));
  });
  return answer;
};

/** Faults of calls that change more than they should. */
export const EFFECTS: readonly SeventhFault[] = [
  {
    name: "one confirmation confirms every pending limit",
    kind: "effects",
    operationId: "confirmPlayLimit",
    plant: confirmsAll,
    findingAt: ["confirmPlayLimit", "getPlayLimits"],
    shown: {
      username: "demo",
      by: async (ask) => {
        // A limit is set before it is made higher.
        const limits = [
          { kind: "deposit", period: "24h", amount: "5000.00" },
          { kind: "deposit", period: "24h", amount: "6000.00" },
          { kind: "deposit", period: "7d", amount: "20000.00" },
          { kind: "deposit", period: "7d", amount: "30000.00" },
        ];
        await forEachAtOnce(limits, 1, (body) => ask("PUT", LIMITS, { body }));
        await ask("POST", "/__mock/clock", { body: { advanceMs: HALF_DAY_MS } });
        await ask("GET", LIMITS);
        await ask("POST", "/__mock/clock", { body: { advanceMs: HALF_DAY_MS } });
        return ask("POST", CONFIRMATION, { body: { kind: "deposit", period: "24h" } });
      },
    },
    breaks: "confirms the pending change of one limit; kind and period together identify it",
  },
  {
    name: "a handoff code outlives its session",
    kind: "effects",
    operationId: "createHandoff",
    plant: outlivesSession,
    findingAt: ["createHandoff", "redeemHandoff"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const headers = { authorization: await bearerOf(ask, "demo") };
        const code = await textAt(ask("POST", "/wps/session/handoff", { headers }), "/code");
        await ask("DELETE", "/wps/session/logout", { headers });
        return ask("POST", "/wps/session/handoff/redemption", { body: { code } });
      },
    },
    breaks: "a code becomes invalid when the session ends in which it was created",
  },
  {
    name: "a removal sorts the other favourites",
    kind: "effects",
    operationId: "removeFavoriteGame",
    plant: sortsOthers,
    findingAt: ["removeFavoriteGame", "getFavoriteGameIds", "listFavoriteGames"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", ADD, { body: { nodeId: 1001 } });
        await ask("POST", ADD, { body: { nodeId: 1078 } });
        await ask("POST", ADD, { body: { nodeId: 1029 } });
        return ask("DELETE", `${REMOVE}?nodeId=1029`);
      },
    },
    breaks: "removes one game from the favourites; the others stay in their order, the last added first",
  },
];
