import { isSuccess, set } from "../../support/changes.ts";
import type { ProxiedAnswer } from "../../support/servers/fault-proxy.ts";
import type { Plant } from "../planted-fault.ts";
import { numberAt, put } from "../plants/answers.ts";
import { callerOf } from "../plants/requests.ts";
import { eachRow } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import type { EleventhFault } from "./eleventh-fault.ts";

const TRANSFER = { from: "main", to: "slots", amount: "10.00" };
const OWN_ADDRESS = "10.0.0.7";

/** Caches that a key is unknown. */
const cachesNotFound: Plant = () => {
  const unknown = new Map<string, ProxiedAnswer>();
  return async (request, forward) => {
    const answer = await forward(request);
    const key = `${callerOf(request)} ${request.address}`;
    if (answer.status === 404) unknown.set(key, answer);
    const cached = unknown.get(key);
    return cached !== undefined && isSuccess(answer)
      ? put(cached, "/timestamp", numberAt(answer, "/timestamp"))
      : answer;
  };
};

/** Faults of a gateway in front of the server: retries, caches and addresses. */
export const GATEWAY: readonly EleventhFault[] = [
  {
    name: "a key that was unknown once stays unknown",
    kind: "gateway",
    operationId: "getOperation",
    plant: cachesNotFound,
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("GET", "/wps/operations/a-key-before-its-call");
        const headers = { "idempotency-key": "a-key-before-its-call" };
        await ask("POST", "/wps/relay/GCS_walletTransfer", { body: TRANSFER, headers });
        return ask("GET", "/wps/operations/a-key-before-its-call");
      },
    },
    breaks: "200 means that the call had its effect, once; the response holds the `value` that the call returned.",
  },
  {
    name: "each click on a link is sent twice",
    kind: "gateway",
    operationId: "listReferralLinks",
    plant: eachRow((link) => ({ ...link, clicks: 2 * Number(link["clicks"]) }), "/value/links"),
    findingAt: ["listReferralLinks", "checkAffiliateCode"],
    shown: reads("agent", "/wps/agent/referral-links"),
    breaks: "Each call of checkAffiliateCode with the code of a link counts as a click on it.",
  },
  {
    name: "every session has the address of the gateway",
    kind: "gateway",
    operationId: "getLoginInfo",
    plant: set("/value/ip", OWN_ADDRESS),
    findingAt: ["getLoginInfo", "listSessions", "getSecurityOverview"],
    shown: reads("demo", "/wps/session/info"),
    breaks: "and the IP address of this session (E024).",
  },
];
