import { onSuccess } from "../../support/changes.ts";
import { put } from "../plants/answers.ts";
import { reorders } from "../plants/pages.ts";
import { eachRow, type Row, rows, rowsOf } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import type { FourthFault } from "./fourth-fault.ts";

const isClaimable = ({ status }: Row): boolean => status === "claimable";

/** Compares amounts as text. */
const asText = (one: unknown, other: unknown): number => (String(one) < String(other) ? -1 : 1);

const lastToExpireFirst = (all: readonly Row[]): readonly Row[] => [
  ...all.filter(isClaimable).toReversed(),
  ...all.filter((reward) => !isClaimable(reward)),
];

/** Faults of the order of lists. */
export const ORDER: readonly FourthFault[] = [
  {
    name: "the reward that expires last comes first",
    kind: "order",
    operationId: "listRewards",
    plant: reorders(lastToExpireFirst),
    shown: reads("demo", "/wps/rewards"),
    breaks: "of the claimable rewards the one that expires next comes first",
  },
  {
    name: "the payout account that was added first comes first",
    kind: "order",
    operationId: "listPayoutAccounts",
    plant: rows((all) => all.toReversed(), "/value"),
    findingAt: ["listPayoutAccounts", "addPayoutAccount"],
    shown: reads("demo", "/wps/withdrawals/accounts"),
    breaks: "the last added account comes first",
  },
  {
    name: "the amounts of wins are sorted as text",
    kind: "order",
    operationId: "listWinners",
    plant: reorders((all) => all.toSorted((one, other) => asText(other["amount"], one["amount"]))),
    shown: reads("demo", "/wps/winners"),
    breaks: "the highest win comes first",
  },
  {
    name: "the suggested amounts are sorted as text",
    kind: "order",
    operationId: "listDepositMethods",
    plant: eachRow(
      (method) => ({ ...method, presets: Array.isArray(method["presets"]) ? method["presets"].toSorted(asText) : [] }),
      "/value",
    ),
    shown: reads("demo", "/wps/deposits/methods"),
    breaks: "the lowest suggested amount comes first",
  },
  {
    name: "full rooms come first",
    kind: "order",
    operationId: "listPvpRooms",
    plant: onSuccess((answer) => {
      const rooms = rowsOf(answer, "/value/rooms");
      return put(answer, "/value/rooms", [
        ...rooms.filter(({ status }) => status === "FULL"),
        ...rooms.filter(({ status }) => status !== "FULL"),
      ]);
    }),
    shown: reads("demo", "/wps/relay/GLS2_roomList"),
    breaks: "full rooms come last",
  },
  {
    name: "the favourite that was added first comes first",
    kind: "order",
    operationId: "listFavoriteGames",
    plant: rows((all) => all.toReversed()),
    findingAt: ["listFavoriteGames", "getFavoriteGameIds", "addFavoriteGame"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/relay/MCSFE_addFavoriteGameV2", { body: { nodeId: 1001 } });
        await ask("POST", "/wps/relay/MCSFE_addFavoriteGameV2", { body: { nodeId: 1002 } });
        return ask("GET", "/wps/relay/MCSFE_getFavoriteGamesList");
      },
    },
    breaks: "the last added favourite comes first",
  },
];
