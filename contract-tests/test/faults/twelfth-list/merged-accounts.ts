import { randomBytes } from "node:crypto";
import { objectOr } from "../../../src/json.ts";
import { onSuccess, turn } from "../../support/changes.ts";
import { DEMO_PASSWORD } from "../plants/accounts.ts";
import { money } from "../plants/amounts.ts";
import { put } from "../plants/answers.ts";
import { CONTENT, eachRow, type Row, rows, rowsOf } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import type { TwelfthFault } from "./twelfth-fault.ts";

const TEAM = "/wps/agent/team?depth=all&pageSize=100";
const HANDLE_BYTES = 16;

/** Returns what is left of the figures of a team without those of one member. */
const without = (team: Row, own: Row): Row =>
  Object.fromEntries(
    Object.entries(team).map(([name, value]) => {
      const left = Number(value) - Number(own[name]);
      return [name, typeof value === "number" ? left : money(left)];
    }),
  );

/** Faults of accounts that were merged, and of trees that were built again. */
export const MERGED_ACCOUNTS: readonly TwelfthFault[] = [
  {
    name: "every agent has the type of a general agent",
    kind: "merged accounts",
    operationId: "getMemberInfo",
    plant: turn("/value/type", (type) => (Number(type) === 0 || Number(type) === 4 ? type : 1)),
    findingAt: ["getMemberInfo", "listTeamMembers"],
    shown: reads("agent2", "/wps/member/info"),
    breaks: "Type of the account - 0 is a member, 1, 2, 41 and 42 are agents, 4 is a restricted account (R406-R409).",
  },
  {
    name: "the upline of every member of the team is the first account of the path",
    kind: "merged accounts",
    operationId: "listTeamMembers",
    plant: onSuccess((answer) => {
      const [upline] = rowsOf(answer, "/value/path");
      return put(
        answer,
        CONTENT,
        rowsOf(answer).map((row) => ({ ...row, upline })),
      );
    }),
    shown: reads("agent", TEAM),
    breaks: "The agent directly above the member.",
  },
  {
    name: "the figures of a team leave out its agent",
    kind: "merged accounts",
    operationId: "listTeamMembers",
    plant: eachRow((row) => ({
      ...row,
      teamFigures: without(objectOr(row["teamFigures"]), objectOr(row["figures"])),
    })),
    findingAt: ["listTeamMembers", "getAgentTeamOverview"],
    shown: reads("agent", TEAM),
    breaks: "Figures of the member and all members below.",
  },
  {
    name: "every link has the registrations of all links",
    kind: "merged accounts",
    operationId: "listReferralLinks",
    plant: rows((links) => {
      const registrations = links.reduce((sum, link) => sum + Number(link["registrations"]), 0);
      return links.map((link) => ({ ...link, registrations }));
    }, "/value/links"),
    findingAt: ["listReferralLinks", "createReferralLink"],
    shown: reads("agent", "/wps/agent/referral-links"),
    breaks: "Number of members who registered through the link.",
  },
  {
    name: "an authenticator stores another id of the account each time",
    kind: "merged accounts",
    operationId: "setUpPasskey",
    plant: turn("/value/user/id", () => randomBytes(HANDLE_BYTES).toString("base64url")),
    findingAt: ["setUpPasskey", "addPasskey", "loginPasskey"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const body = { password: DEMO_PASSWORD };
        await ask("POST", "/wps/member/passkeys/options", { body });
        return ask("POST", "/wps/member/passkeys/options", { body });
      },
    },
    breaks: "Id of the account for the authenticator, in base64url; it contains no personal data.",
  },
];
