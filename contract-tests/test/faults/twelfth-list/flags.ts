import { valueAt } from "../../../src/json.ts";
import type { ProxiedAnswer } from "../../support/servers/fault-proxy.ts";
import type { Plant } from "../planted-fault.ts";
import { put } from "../plants/answers.ts";
import { onlyWhen } from "../plants/misreadings.ts";
import { refusedAt } from "../plants/refusals.ts";
import { rows, type Row } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import { looksUp, valueBeside } from "../plants/state.ts";
import type { TwelfthFault } from "./twelfth-fault.ts";

const LOBBY =
  "/lgw/lobby/launch?lottoArea=VN&launchMode=LOTT&lottoPrizeMode=SEA&lottoView=lobby&device=WEB&language=en";
const DEVICE = { os: "Linux", platform: "W", randomKey: "a-random-key-of-a-device", gatewayVersion: "3" };

/** The fault affects only members of certain types. */
const forMembers = (isFlagged: (member: unknown) => boolean, change: (answer: ProxiedAnswer) => ProxiedAnswer): Plant =>
  looksUp(async (answer, request, forward) =>
    isFlagged(await valueBeside(request, forward, "/wps/member/info")) ? change(answer) : answer,
  );

const isOfType =
  (types: readonly number[]) =>
  (member: unknown): boolean =>
    types.includes(Number(valueAt(member, "/type")));

const isTerms = ({ tag }: Row): boolean => tag === "reg-agreement";

/** Faults of features that are switched on for some members, merchants or languages only. */
export const FLAGS: readonly TwelfthFault[] = [
  {
    name: "an agent of type 42 has no upline",
    kind: "flags",
    operationId: "getAgentTeamOverview",
    plant: forMembers(isOfType([42]), (answer) => put(answer, "/value/upline", null)),
    findingAt: ["getAgentTeamOverview", "transferToRelative"],
    shown: reads("agent42", "/wps/agent/overview"),
    breaks: "The agent above, to whom the caller can transfer money; null at the top of a tree.",
  },
  {
    name: "the lottery lobby does not open in free play",
    kind: "flags",
    operationId: "launchLotteryLobby",
    plant: forMembers(
      (member) => valueAt(member, "/freePlay") === true,
      (answer) => refusedAt(answer, 403, "REAL_ACCOUNT_REQUIRED"),
    ),
    findingAt: ["launchLotteryLobby", "loginFreePlay"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const session = await ask("POST", "/wps/session/login/freeplay", { body: DEVICE });
        const authorization = `Bearer ${String(valueAt(session, "/token"))}`;
        return ask("GET", LOBBY, { headers: { authorization } });
      },
    },
    breaks: "Free-play sessions may call it (R404).",
  },
  {
    name: "the help centre has no terms in English",
    kind: "flags",
    operationId: "getHelpCenter",
    plant: onlyWhen(
      ({ headers }) => headers["accept-language"]?.startsWith("en") ?? false,
      rows((entries) => entries.filter((entry) => !isTerms(entry)), "/value"),
    ),
    shown: reads("demo", "/wps/system/helpCenter", { "accept-language": "en" }),
    breaks:
      "The `tag` of an entry is the same in every language and is part of the entry's address (`/help#tag`, R170);",
  },
];
