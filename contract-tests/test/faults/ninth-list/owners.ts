import { valueAt } from "../../../src/json.ts";
import { isSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { acceptedAt, put, valueOf } from "../plants/answers.ts";
import { onCode, refusedAt } from "../plants/refusals.ts";
import { beside, keyOf, pagingOf, textIn, withBody } from "../plants/requests.ts";
import { bearerOf, reads, sends } from "../plants/showings.ts";
import { keepsFirstValue } from "../plants/state.ts";
import type { NinthFault } from "./ninth-fault.ts";

const FAVOURITES = "/wps/relay/MCSFE_getFavoriteGames";

/** Keeps the keys of all members in one place. */
const sharesKeys: Plant = () => {
  const owners = new Map<string, unknown>();
  return async (request, forward) => {
    const seen = await forward(beside(request, "GET", "/wps/member/info"));
    const caller = valueAt(valueOf(seen), "/id");
    const owner = owners.get(keyOf(request));
    if (isSuccess(seen) && owner !== undefined && owner !== caller) {
      return refusedAt(seen, 409, "IDEMPOTENCY_CONFLICT");
    }
    const answer = await forward(request);
    if (isSuccess(answer)) owners.set(keyOf(request), caller);
    return answer;
  };
};

/** Looks for the receiver below and above the caller, whatever the direction is. */
const ignoresDirection: Plant = onCode("NOT_FOUND", async (answer, request, forward) => {
  const direction = textIn(request, "direction");
  const other = direction === "upline" ? "downline" : "upline";
  const sent = await forward(withBody(request, { direction: other }));
  return isSuccess(sent) ? put(sent, "/value/direction", direction) : answer;
});

/** Faults of members, keys and relatives that are mixed up. */
export const OWNERS: readonly NinthFault[] = [
  {
    name: "all members share one cache of the favourites",
    kind: "owners",
    operationId: "getFavoriteGameIds",
    plant: keepsFirstValue(() => ""),
    findingAt: ["getFavoriteGameIds", "addFavoriteGame", "removeFavoriteGame", "listFavoriteGames"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/relay/MCSFE_addFavoriteGameV2", { body: { nodeId: 1001 } });
        await ask("GET", FAVOURITES);
        return ask("GET", FAVOURITES, { headers: { authorization: await bearerOf(ask, "agent") } });
      },
    },
    breaks: "Returns the node ids of the member's favourites (E048).",
  },
  {
    name: "a stranger is a member of the team without transactions",
    kind: "owners",
    operationId: "listTeamTransactions",
    plant: onCode("NOT_FOUND", (answer, request) => {
      const { page, size: pageSize } = pagingOf(request);
      const totals = { inAmount: "0.00", outAmount: "0.00" };
      return acceptedAt(answer, { content: [], page, pageSize, total: 0, totalPages: 0, totals });
    }),
    shown: reads("agent", "/wps/agent/team/transactions?memberId=999999"),
    breaks: "A `memberId` outside the team returns 404 NOT_FOUND.",
  },
  {
    name: "money for a downline reaches the upline",
    kind: "owners",
    operationId: "transferToRelative",
    plant: ignoresDirection,
    findingAt: ["transferToRelative", "getAgentTeamOverview"],
    shown: sends(
      "agent2",
      "POST",
      "/wps/agent/transfers",
      { direction: "downline", memberId: "100002", amount: "20.00", paymentPassword: PAYMENT_PASSWORD },
      "down-to-the-upline",
    ),
    breaks: "When `direction` is `downline`, the receiver is a member below the agent, at any level.",
  },
  {
    name: "a key of another member is used up",
    kind: "owners",
    operationId: "submitFeedback",
    plant: sharesKeys,
    shown: {
      username: "demo",
      by: async (ask) => {
        const headers = { "idempotency-key": "the-key-of-two-members" };
        await ask("PUT", "/wps/feedback", { body: { content: "Thank you." }, headers });
        const authorization = await bearerOf(ask, "agent");
        return ask("PUT", "/wps/feedback", {
          body: { content: "Good evening." },
          headers: { ...headers, authorization },
        });
      },
    },
    breaks: "A key belongs to the account and is valid for 24 hours.",
  },
];
