import { type Row, rows } from "../plants/rows.ts";
import { byCharacters } from "../plants/texts.ts";
import { bearerOf, reads } from "../plants/showings.ts";
import type { SeventhFault } from "./seventh-fault.ts";

const byGame = (one: Row, other: Row): number => byCharacters(String(one["gameCode"]), String(other["gameCode"]));

/** Faults of the order of a list. */
export const ORDER: readonly SeventhFault[] = [
  {
    name: "the announcements are sorted by their type",
    kind: "order",
    operationId: "listAnnouncements",
    plant: rows(
      (all) => all.toSorted((one, other) => byCharacters(String(one["type"]), String(other["type"]))),
      "/value/promotion",
    ),
    shown: reads("demo", "/wps/relay/MCSFE_getListAnnouncements"),
    breaks: "the list `promotion` contains all of these types, the newest first",
  },
  {
    name: "the link with the most clicks comes first",
    kind: "order",
    operationId: "listReferralLinks",
    plant: rows(
      (links) => links.toSorted((one, other) => Number(other["clicks"]) - Number(one["clicks"])),
      "/value/links",
    ),
    findingAt: ["listReferralLinks", "createReferralLink"],
    shown: reads("agent", "/wps/agent/referral-links"),
    breaks: "lists the agent's links, the latest first",
  },
  {
    name: "the session of the request comes first",
    kind: "order",
    operationId: "listSessions",
    plant: rows(
      (sessions) => sessions.toSorted((one, other) => Number(other["current"]) - Number(one["current"])),
      "/value",
    ),
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/__mock/clock", { body: { advanceMs: 60_000 } });
        await bearerOf(ask, "demo");
        return ask("GET", "/wps/member/sessions");
      },
    },
    breaks: "lists the sessions in which the member is logged in now, the latest login first",
  },
  {
    name: "recent draws are sorted by their game",
    kind: "order",
    operationId: "listVnRecentDraws",
    plant: rows((draws) => draws.toSorted(byGame), "/value/draws"),
    shown: reads("demo", "/lgw/vn/games/game_menu/recent?prizeMode=SEA&device=WEB"),
    breaks: "lists the most recent draws of all Viet Nam games, the newest first",
  },
];
