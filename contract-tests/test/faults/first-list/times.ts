import { remembers, setHeader, set, turn } from "../../support/changes.ts";
import type { PlantedFault } from "../planted-fault.ts";
import { DAY_MS, HOUR_MS } from "../plants/times.ts";

const later =
  (ms: number) =>
  (value: unknown): number =>
    Number(value) + ms;

/** Faults of time: wrong clocks, and countdowns that do not fall. */
export const TIME_FAULTS: readonly PlantedFault[] = [
  {
    name: "a server clock that is an hour behind",
    kind: "time",
    operationId: "listLotteryGames",
    plant: turn("/value/serverTime", later(-HOUR_MS)),
    finding: "/value/serverTime",
    rules: ["clock"],
  },
  {
    name: "a timestamp in another time zone",
    kind: "time",
    operationId: "getLoginInfo",
    plant: turn("/timestamp", later(6 * HOUR_MS)),
    finding: "/timestamp",
    rules: ["clock"],
  },
  {
    name: "a next refresh in the past",
    kind: "time",
    operationId: "listVnGameMenu",
    plant: turn("/value/nextRefreshAt", later(-HOUR_MS)),
    finding: "/value/nextRefreshAt",
    rules: ["clock"],
  },
  {
    name: "a next refresh that is a day away",
    kind: "time",
    operationId: "listGameMenus",
    plant: turn("/value/nextRefreshAt", later(DAY_MS)),
    finding: "/value/nextRefreshAt",
    rules: ["clock"],
  },
  {
    name: "a countdown that does not move",
    kind: "time",
    operationId: "listPopularLotteryGames",
    plant: set("/value/games/0/remainTime", 42),
    finding: "remainTime",
    rules: ["clock"],
  },
  {
    name: "a draw whose time differs from its countdown",
    kind: "time",
    operationId: "listLotteryGames",
    plant: turn("/value/games/0/fewinTime", later(HOUR_MS)),
    finding: "fewinTime",
    rules: ["clock"],
  },
  {
    name: "an old response that is returned again",
    kind: "time",
    operationId: "listVnRecentDraws",
    plant: () => {
      const old = remembers(({ headers, address }) => `${headers["authorization"]} ${address}`)();
      return async (request, forward) => {
        const answer = await old(request, forward);
        return turn("/timestamp", later(-2 * HOUR_MS))()(request, async () => answer);
      };
    },
    finding: "/timestamp",
    rules: ["clock"],
  },
  {
    name: "a Date header that is a day behind",
    kind: "time",
    operationId: "getDomainRoute",
    plant: setHeader("date", new Date(Date.now() - DAY_MS).toUTCString()),
    finding: "date",
    rules: ["clock"],
  },
];
