import { objectOr } from "../../../src/json.ts";
import { turn } from "../../support/changes.ts";
import { addPasskey } from "../plants/passkeys.ts";
import { eachRow } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import type { NinthFault } from "./ninth-fault.ts";

const NEVER = "2099-12-31T00:00:00.000Z";

/** Faults of a value in a place where the contract has none. */
export const ABSENT: readonly NinthFault[] = [
  {
    name: "a promotion without an end ends in a far year",
    kind: "absent",
    operationId: "getPromotion",
    plant: turn("/value/endsAt", (end) => end ?? NEVER),
    shown: reads("demo", "/wps/promotions/PR-1001"),
    breaks: "Time at which the promotion ends, RFC 3339; null when it has no end.",
  },
  {
    name: "the merchant is an account that gives contracts",
    kind: "absent",
    operationId: "listContracts",
    plant: eachRow((contract) => ({ ...contract, giver: contract["giver"] ?? { id: "1", account: "merchant" } })),
    shown: reads("agent", "/wps/agent/contracts?role=received"),
    breaks: "Account of one side of a contract; null means the merchant.",
  },
  {
    name: "a new passkey was used when it was added",
    kind: "absent",
    operationId: "addPasskey",
    plant: turn("/value", (passkey) => ({ ...objectOr(passkey), lastUsedAt: objectOr(passkey)["createdAt"] })),
    findingAt: ["addPasskey", "getSecurityOverview"],
    shown: { username: "demo", by: (ask) => addPasskey(ask, "A new telephone") },
    breaks: "Time at which the passkey was last used to log in, RFC 3339; null when it was never used.",
  },
];
