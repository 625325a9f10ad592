import { misreads } from "../plants/misreadings.ts";
import { asked, asking } from "../plants/requests.ts";
import { eachRow } from "../plants/rows.ts";
import type { SecondFault } from "./second-fault.ts";

/** Faults of lottery draws and their clocks. */
export const DRAWS: readonly SecondFault[] = [
  {
    name: "as many draws as the server likes",
    kind: "draws",
    operationId: "listVnOpenedNumbersByGame",
    plant: misreads((request) =>
      asked(request, "count") === null ? undefined : asking(request, { count: undefined }),
    ),
    breaks: "no more draws than `count`",
  },
  {
    name: "milliseconds remain where seconds are asked for",
    kind: "draws",
    operationId: "listLotteryGames",
    plant: eachRow((row) => ({ ...row, remainTime: Number(row["remainTime"]) * 1000 }), "/value/games"),
    breaks: "remainTime is the seconds from serverTime to fewinTime",
  },
  {
    name: "weekdays one day late",
    kind: "draws",
    operationId: "listVnGameMenu",
    plant: eachRow(
      (row) => ({
        ...row,
        drawDayOfWeek: String(row["drawDayOfWeek"])
          .split(",")
          .map((day) => (Number(day) % 7) + 1)
          .join(","),
      }),
      "/value/games",
    ),
    findingAt: ["listVnGameMenu", "listLotteryGames"],
    breaks: "the weekdays of an entry are those of its game, 1 being Sunday",
  },
];
