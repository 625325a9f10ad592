import { generateKeyPairSync } from "node:crypto";
import { valueAt } from "../../../src/json.ts";
import { jsonOf, onSuccess, set, withJson } from "../../support/changes.ts";
import type { Ask, Showing } from "../listed-fault.ts";
import type { Plant } from "../planted-fault.ts";
import { put } from "../plants/answers.ts";
import { MINUTE_MS, moved } from "../plants/times.ts";
import type { TwelfthFault } from "./twelfth-fault.ts";

const MEMBER_SESSION = "/wps/responsible/session";
const KEPT_MINUTES = 3;

/** Sends every second request to a node that has the fault. */
const everySecond =
  (plant: Plant): Plant =>
  () => {
    const fault = plant();
    let count = 0;
    return (request, forward) => {
      count += 1;
      return count % 2 === 0 ? fault(request, forward) : forward(request);
    };
  };

/** Reads the same resource from both nodes. */
const readsTwice = (address: string): Showing => ({
  username: "demo",
  by: async (ask) => {
    await ask("GET", address);
    return ask("GET", address);
  },
});

const makesTwoHandoffs = async (ask: Ask): Promise<unknown> => {
  await ask("POST", "/wps/session/handoff");
  return ask("POST", "/wps/session/handoff");
};

/** Publishes a key that only this node has. */
const publishesOwnKey: Plant = () => {
  const { x, y } = generateKeyPairSync("ec", { namedCurve: "P-256" }).publicKey.export({ format: "jwk" });
  const key = { kty: "EC", crv: "P-256", x, y, kid: "node-2", alg: "ECDH-ES", use: "enc" };
  return onSuccess((answer) => withJson(answer, { keys: [key] }))();
};

/** Faults of two versions of the server behind one load balancer. */
export const NODES: readonly TwelfthFault[] = [
  {
    name: "each node publishes only its own key",
    kind: "nodes",
    operationId: "getJwks",
    plant: everySecond(publishesOwnKey),
    shown: readsTwice("/.well-known/jwks.json"),
    breaks: "Older keys stay in the list while clients may still use them.",
  },
  {
    name: "every second read of the member has no club label",
    kind: "nodes",
    operationId: "getMemberInfo",
    plant: everySecond(set("/value/clubLabel/labelName", null)),
    findingAt: ["getMemberInfo", "setMemberInfo"],
    shown: readsTwice("/wps/member/info"),
    breaks: "Text of the label; null when the member has no label.",
  },
  {
    name: "every second read of several wallets calls them a single one",
    kind: "nodes",
    operationId: "getMerchantWallet",
    plant: everySecond(set("/value/isSingle", true)),
    findingAt: ["getMerchantWallet", "transferWallet"],
    shown: readsTwice("/wps/relay/GCS_merchantWallet"),
    breaks:
      "True when one wallet serves all games, so that transfers are not needed (R218). False when there are several.",
  },
  {
    name: "a handoff code of the new version is valid for five minutes",
    kind: "nodes",
    operationId: "createHandoff",
    plant: everySecond(
      onSuccess((answer) => {
        const expiresAt = valueAt(jsonOf(answer), "/value/expiresAt");
        return put(answer, "/value/expiresAt", moved(expiresAt, KEPT_MINUTES * MINUTE_MS));
      }),
    ),
    findingAt: ["createHandoff", "redeemHandoff"],
    shown: { username: "demo", by: makesTwoHandoffs },
    breaks: "It is valid for two minutes and can be used once.",
  },
  {
    name: "every second read of the play session has the default interval",
    kind: "nodes",
    operationId: "getPlaySession",
    plant: everySecond(set("/value/realityCheckMinutes", 60)),
    findingAt: ["getPlaySession", "setRealityCheck"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("PUT", "/wps/responsible/reality-check", { body: { realityCheckMinutes: 15 } });
        await ask("GET", MEMBER_SESSION);
        return ask("GET", MEMBER_SESSION);
      },
    },
    breaks: "How often the member is informed of the time played, in minutes.",
  },
];
