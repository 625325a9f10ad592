import { valueAt } from "../../../src/json.ts";
import { onSuccess } from "../../support/changes.ts";
import { money } from "../plants/amounts.ts";
import { put, valueOf } from "../plants/answers.ts";
import { onlyWhen } from "../plants/misreadings.ts";
import { reorders } from "../plants/pages.ts";
import { asked, pagingOf } from "../plants/requests.ts";
import { eachRow, listOf, type Row, rows } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import type { TwelfthFault } from "./twelfth-fault.ts";

const EXTRA = 1.1;
const NO_REWARD_YET = ["comingSoon", "applying", "joined", "processing"];

const isNew = ({ tags }: Row): boolean => Array.isArray(tags) && tags.includes("NEW");

/** Puts the rows of a kind before all others. */
const first = (all: readonly Row[], isFirst: (row: Row) => boolean): readonly Row[] => [
  ...all.filter(isFirst),
  ...all.filter((row) => !isFirst(row)),
];

/** Removes the wins below the average. */
const withoutSmallWins = (wins: readonly Row[]): readonly Row[] => {
  const average = wins.reduce((sum, { amount }) => sum + Number(amount), 0) / wins.length;
  return wins.filter(({ amount }) => Number(amount) >= average);
};

/** Faults of campaigns that marketing has added in a hurry. */
export const CAMPAIGNS: readonly TwelfthFault[] = [
  {
    name: "an activity has its reward before the member has won it",
    kind: "campaigns",
    operationId: "listActivities",
    plant: eachRow((row) =>
      NO_REWARD_YET.includes(String(row["status"])) ? { ...row, rewardId: `reward-${String(row["id"])}` } : row,
    ),
    findingAt: ["listActivities", "claimReward"],
    shown: reads("demo", "/wps/activities"),
    breaks:
      "Id of the reward: the one to claim with claimReward (E080) while the activity is `issued`, and the one that was paid when it is `claimed`; null before that.",
  },
  {
    name: "a claimed reward says that it paid ten per cent more",
    kind: "campaigns",
    operationId: "claimReward",
    plant: onSuccess((answer) =>
      put(answer, "/value/amount", money(Number(valueAt(valueOf(answer), "/amount")) * EXTRA)),
    ),
    findingAt: ["claimReward", "listRewards", "listAccountTransactions"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const [reward] = listOf(await ask("GET", "/wps/rewards?status=claimable"));
        const headers = { "idempotency-key": "claims-more-than-there-is" };
        return ask("POST", `/wps/rewards/${String(reward?.["id"])}/claim`, { headers });
      },
    },
    breaks: "Amount that a claim pays into the balance.",
  },
  {
    name: "a game of the campaign comes before the new ones",
    kind: "campaigns",
    operationId: "listGames",
    plant: onlyWhen(
      (request) => asked(request, "order") === "NEW" && pagingOf(request).page === 1,
      rows((games) => {
        const pinned = games.find((game) => !isNew(game));
        return pinned === undefined ? games : first(games, (game) => game === pinned);
      }),
    ),
    shown: reads("demo", "/wps/relay/GCSGAME_gameList?order=NEW&pageSize=100"),
    breaks: "NEW lists games with the tag NEW first and then the most played ones.",
  },
  {
    name: "the winner board leaves out small wins",
    kind: "campaigns",
    operationId: "getWinnerBoard",
    plant: rows(withoutSmallWins, "/value/list"),
    findingAt: ["getWinnerBoard", "listWinners"],
    shown: reads("demo", "/wps/relay/GCSGAME_getRankList"),
    breaks: "Returns the latest wins with masked accounts, the newest first (E041, R248).",
  },
  {
    name: "free spins come before cheaper rewards",
    kind: "campaigns",
    operationId: "listPointRewards",
    plant: reorders((all) => first(all, ({ kind }) => kind === "freeSpins")),
    shown: reads("demo", "/wps/relay/MCS2_getPointReward"),
    breaks: "Lists the rewards that points can be redeemed for, the cheapest first (E060, R022).",
  },
];
