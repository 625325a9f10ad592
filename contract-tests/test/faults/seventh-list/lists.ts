import { isSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { put } from "../plants/answers.ts";
import { misreads } from "../plants/misreadings.ts";
import { asked, asking } from "../plants/requests.ts";
import { CONTENT, listOf, rows, rowsOf } from "../plants/rows.ts";
import { reads, textAt } from "../plants/showings.ts";
import { valueBeside } from "../plants/state.ts";
import type { SeventhFault } from "./seventh-fault.ts";

/** A vendor whose games cannot be played now. */
const UNAVAILABLE = "/wps/relay/GCSGAME_gameList?vassalage=FAULTLINE&pageSize=1";

/** Lists a game of a vendor that is not available. */
const listsUnavailable: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer)) return answer;
  const [game] = listOf(await valueBeside(request, forward, UNAVAILABLE));
  const all = rowsOf(answer);
  return game === undefined || all.length === 0 ? answer : put(answer, CONTENT, [...all.slice(0, -1), game]);
};

/** Faults of rows that are missing or too many. */
export const LISTS: readonly SeventhFault[] = [
  {
    name: "empty wallets are left out",
    kind: "lists",
    operationId: "getMerchantWallet",
    plant: rows(
      (wallets) => wallets.filter(({ isMain, balance }) => isMain === true || Number(balance) > 0),
      "/value/wallets",
    ),
    findingAt: ["getMerchantWallet", "transferWallet"],
    shown: reads("demo", "/wps/relay/GCS_merchantWallet"),
    breaks: "returns whether the merchant keeps one wallet or several, and the balance of each",
  },
  {
    name: "a method whose payment service is down disappears",
    kind: "lists",
    operationId: "listDepositMethods",
    plant: rows((methods) => methods.filter(({ available }) => available === true), "/value"),
    findingAt: ["listDepositMethods", "createDeposit"],
    shown: reads("demo", "/wps/deposits/methods"),
    breaks: "a method whose payment service is not available stays in the list with `available` false",
  },
  {
    name: "a game that is out of order is among the hot games",
    kind: "lists",
    operationId: "listHotGames",
    plant: listsUnavailable,
    findingAt: ["listHotGames", "launchGame"],
    shown: reads("demo", "/wps/relay/GCSGAME_hotGamesV2"),
    breaks: "games that cannot be played now are left out: games of a vendor that is not available",
  },
  {
    name: "without a beginning, the period has no end",
    kind: "lists",
    operationId: "listPointRedemptions",
    plant: misreads((request) =>
      asked(request, "from") === null && asked(request, "to") !== null ? asking(request, { to: undefined }) : undefined,
    ),
    shown: {
      username: "demo",
      by: async (ask) => {
        const latest = await textAt(ask("GET", "/wps/relay/MCS2_getRedeemPointList"), "/content/0/createdAt");
        return ask("GET", `/wps/relay/MCS2_getRedeemPointList?to=${latest}`);
      },
    },
    breaks: "`to` returns only entries before this time",
  },
];
