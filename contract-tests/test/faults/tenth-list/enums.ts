import { PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { misreadsBody } from "../plants/misreadings.ts";
import { eachRow } from "../plants/rows.ts";
import { reads, sends } from "../plants/showings.ts";
import type { TenthFault } from "./tenth-fault.ts";

/** Central and southern Viet Nam, with the places of the two exchanged. */
const EXCHANGED: Readonly<Record<string, string>> = { central: "south", south: "central" };

/** Faults of statuses and kinds that are read as their neighbours. */
export const ENUMS: readonly TenthFault[] = [
  {
    name: "the centre and the south of Viet Nam are exchanged",
    kind: "enums",
    operationId: "listVnGameMenu",
    plant: eachRow(
      (game) => ({ ...game, region: EXCHANGED[String(game["region"])] ?? game["region"] }),
      "/value/games",
    ),
    findingAt: ["listVnGameMenu", "listGameMenus", "listLotteryGames"],
    shown: reads("demo", "/lgw/vn/games/game_menu"),
    breaks: "Region of Viet Nam to which the draw belongs; null when it belongs to none (R112).",
  },
  {
    name: "an hourly salary that the member accepts is rejected",
    kind: "enums",
    operationId: "processHourlySalaryContract",
    plant: misreadsBody(({ action }) => (action === "accept" ? { action: "reject" } : undefined)),
    findingAt: ["processHourlySalaryContract", "getConsolidatedFunds"],
    shown: sends("demo", "POST", "/wps/relay/MCS2_processContractHourSalary", { requestId: "16", action: "accept" }),
    breaks:
      "The member accepts or rejects an hourly or real-time salary that getConsolidatedFunds returns (E035, R232, R334),",
  },
  {
    name: "a bet that paid less than its stake is lost",
    kind: "enums",
    operationId: "listBets",
    plant: eachRow((bet) =>
      bet["status"] === "won" && Number(bet["payout"]) < Number(bet["stake"]) ? { ...bet, status: "lost" } : bet,
    ),
    findingAt: ["listBets", "listAccountTransactions"],
    shown: reads("demo", "/wps/bets?pageSize=100"),
    breaks: "won - the bet paid something, even if it is less than the stake; lost - nothing was paid;",
  },
  {
    name: "a bonus is completed by its first stake",
    kind: "enums",
    operationId: "listBonuses",
    plant: eachRow((bonus) =>
      bonus["status"] === "active" && Number(bonus["wagerDone"]) > 0 ? { ...bonus, status: "completed" } : bonus,
    ),
    findingAt: ["listBonuses", "createWithdrawal"],
    shown: reads("demo", "/wps/bonuses"),
    breaks: "active - the wagering requirement is not met yet; completed - it is met, so the bonus can be withdrawn;",
  },
  {
    name: "points that were converted were spent on a reward",
    kind: "enums",
    operationId: "listPointTransactions",
    plant: eachRow((row) => (row["kind"] === "conversion" ? { ...row, kind: "redemption" } : row)),
    findingAt: ["listPointTransactions", "convertPoints"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/relay/passwordCheck/MCS2_convertPoint", {
          body: { points: 20, paymentPassword: PAYMENT_PASSWORD },
          headers: { "idempotency-key": "twenty-points-in-money" },
        });
        return ask("GET", "/wps/relay/ODSFE2_MemTransDet");
      },
    },
    breaks:
      "Whether the points were earned by a day's stakes, given by the merchant, spent on a reward, or converted into money.",
  },
];
