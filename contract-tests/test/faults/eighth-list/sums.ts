import { turn } from "../../support/changes.ts";
import { setUpApp } from "../plants/authenticator-app.ts";
import { eachRow } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import type { EighthFault } from "./eighth-fault.ts";

const ALL_CODES = 10;

/** Faults of numbers that are counted or added up. */
export const SUMS: readonly EighthFault[] = [
  {
    name: "used recovery codes are counted",
    kind: "sums",
    operationId: "getSecurityOverview",
    plant: turn("/value/recoveryCodes", (left) => (left === null ? null : ALL_CODES)),
    findingAt: ["getSecurityOverview", "reauthenticate"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const code = await setUpApp(ask);
        await ask("POST", "/wps/session/reauthentication", { body: { method: "recoveryCode", code } });
        return ask("GET", "/wps/member/security");
      },
    },
    breaks: "Number of unused recovery codes; null when no authenticator app is in use.",
  },
  {
    name: "a movement of points has the balance before it",
    kind: "sums",
    operationId: "listPointTransactions",
    plant: eachRow((row) => ({ ...row, points: Number(row["points"]) - Number(row["pointsChange"]) })),
    shown: reads("demo", "/wps/relay/ODSFE2_MemTransDet"),
    breaks: "`points` is the balance after the movement; the sum of all `pointsChange` is the current balance.",
  },
  {
    name: "a member counts as one of its own team",
    kind: "sums",
    operationId: "listTeamMembers",
    plant: eachRow((row) => ({ ...row, teamMembers: Number(row["teamMembers"]) + 1 })),
    shown: reads("agent", "/wps/agent/team"),
    breaks: "Number of all members below the member.",
  },
];
