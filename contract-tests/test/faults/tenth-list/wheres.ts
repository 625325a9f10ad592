import { forEachAtOnce } from "../../../src/run/limits/concurrency-pool.ts";
import { undoes } from "../../support/changes.ts";
import { addPasskey } from "../plants/passkeys.ts";
import { beside, withNewKey } from "../plants/requests.ts";
import { listOf } from "../plants/rows.ts";
import { bearerOf } from "../plants/showings.ts";
import { valueBeside } from "../plants/state.ts";
import type { TenthFault } from "./tenth-fault.ts";

const SESSIONS = "/wps/member/sessions";
const REWARDS = "/wps/rewards";
const SECURITY = "/wps/member/security";
const PASSKEYS = "/wps/member/passkeys";

/** Faults of statements whose condition lacks the id. */
export const WHERES: readonly TenthFault[] = [
  {
    name: "the end of one session ends all others",
    kind: "wheres",
    operationId: "endSession",
    plant: undoes((request, forward) => forward(beside(request, "DELETE", SESSIONS))),
    findingAt: ["endSession", "listSessions"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await bearerOf(ask, "demo");
        await bearerOf(ask, "demo");
        const other = listOf(await ask("GET", SESSIONS), "").find(({ current }) => current !== true);
        return ask("DELETE", `${SESSIONS}/${String(other?.["id"])}`);
      },
    },
    breaks: "Ends the session of the member that has this id (listSessions).",
  },
  {
    name: "the claim of one reward claims all of them",
    kind: "wheres",
    operationId: "claimReward",
    plant: undoes(async (request, forward) => {
      const claimable = listOf(await valueBeside(request, forward, `${REWARDS}?status=claimable`));
      // Rewards are claimed one after the other, because each changes the balance.
      await forEachAtOnce(claimable, 1, ({ id }) =>
        forward(withNewKey({ ...request, address: `${REWARDS}/${String(id)}/claim` })),
      );
    }),
    findingAt: ["claimReward", "listRewards", "getWalletBalance"],
    shown: {
      username: "demo",
      by: (ask) => ask("POST", `${REWARDS}/5/claim`, { headers: { "idempotency-key": "only-one-reward" } }),
    },
    breaks: "Pays a claimable reward into the balance (E080), as a transaction of type `reward`,",
  },
  {
    name: "the removal of one passkey removes all of them",
    kind: "wheres",
    operationId: "removePasskey",
    plant: undoes(async (request, forward) => {
      const others = listOf(await valueBeside(request, forward, SECURITY), "/passkeys");
      await Promise.all(others.map(({ id }) => forward(beside(request, "DELETE", `${PASSKEYS}/${String(id)}`))));
    }),
    findingAt: ["removePasskey", "getSecurityOverview"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await addPasskey(ask, "The telephone");
        const id = await addPasskey(ask, "The computer");
        return ask("DELETE", `${PASSKEYS}/${id}`);
      },
    },
    breaks: "Removes a passkey. The member can no longer log in with it.",
  },
];
