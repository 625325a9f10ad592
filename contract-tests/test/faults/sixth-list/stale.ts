import { valueAt } from "../../../src/json.ts";
import { byCaller, isSuccess, jsonOf, set } from "../../support/changes.ts";
import type { ProxiedAnswer } from "../../support/servers/fault-proxy.ts";
import type { Plant } from "../planted-fault.ts";
import { withMembers } from "../plants/answers.ts";
import { asked, asking } from "../plants/requests.ts";
import { rows } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import { keepsFirstValue } from "../plants/state.ts";
import type { SixthFault } from "./sixth-fault.ts";

/** Counts the clicks of a link once, when the link is first listed. */
const countsClicksOnce: Plant = () => {
  const first = new Map<unknown, unknown>();
  const fault = rows(
    (all) =>
      all.map((row) => {
        if (!first.has(row["id"])) first.set(row["id"], row["clicks"]);
        return { ...row, clicks: first.get(row["id"]) };
      }),
    "/value/links",
  );
  return fault();
};

/** Answers a code that it has seen from a cache, so that the server never learns of the click. */
const cachesCodes: Plant = () => {
  const known = new Map<string, ProxiedAnswer>();
  return async (request, forward) => {
    const cached = known.get(request.address);
    if (!cached) {
      const answer = await forward(request);
      if (isSuccess(answer) && asked(request, "affiliateCode") !== null) known.set(request.address, answer);
      return answer;
    }
    // A code that nobody has: the response has the time of the server.
    const other = await forward(asking(request, { affiliateCode: "NOBODY00" }));
    return withMembers(cached, { timestamp: valueAt(jsonOf(other), "/timestamp") });
  };
};

/** Faults of data that was right a moment ago. */
export const STALE: readonly SixthFault[] = [
  {
    name: "the clicks on a link do not grow",
    kind: "stale",
    operationId: "listReferralLinks",
    plant: countsClicksOnce,
    findingAt: ["listReferralLinks", "checkAffiliateCode"],
    shown: {
      username: "agent",
      by: async (ask) => {
        await ask("GET", "/wps/agent/referral-links");
        await ask("GET", "/wps/agent/affiliate?affiliateCode=BONDHU01");
        return ask("GET", "/wps/agent/referral-links");
      },
    },
    breaks: "each call of checkAffiliateCode with the code of a link counts as a click on it",
  },
  {
    name: "a code that was checked before counts no click",
    kind: "stale",
    operationId: "checkAffiliateCode",
    plant: cachesCodes,
    findingAt: ["checkAffiliateCode", "listReferralLinks"],
    shown: {
      username: "agent",
      by: async (ask) => {
        await ask("GET", "/wps/agent/affiliate?affiliateCode=BONDHU01");
        return ask("GET", "/wps/agent/affiliate?affiliateCode=BONDHU01");
      },
    },
    breaks: "when the code exists, the call counts as a click on the link of the code",
  },
  {
    name: "a game that was just launched is not among the recent games",
    kind: "stale",
    operationId: "listRecentGames",
    plant: keepsFirstValue((request) => `${byCaller(request)} ${request.headers["accept-language"]}`),
    findingAt: ["listRecentGames", "launchGame"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("GET", "/wps/relay/GCS_recentGame");
        const body = { vassalage: "LOBBYKIT", gameType: "RNG", nodeId: 1001, platform: "WEB", language: "en" };
        await ask("POST", "/wps/game/launchGame", { body });
        return ask("GET", "/wps/relay/GCS_recentGame");
      },
    },
    breaks: "lists the games that the member launched last, the latest first",
  },
  {
    name: "the server states an earlier version of the contract",
    kind: "stale",
    operationId: "getVersion",
    plant: set("/value/contractVersion", "0.1.0"),
    shown: reads("demo", "/wps/system/version"),
    breaks: "`contractVersion` is the `info.version` of the contract",
  },
];
