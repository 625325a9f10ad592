import { onSuccess, turn } from "../../support/changes.ts";
import { PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { put } from "../plants/answers.ts";
import { eachImportedRow } from "../plants/imports.ts";
import { textIn } from "../plants/requests.ts";
import { eachRow } from "../plants/rows.ts";
import { reads, sends } from "../plants/showings.ts";
import type { TwelfthFault } from "./twelfth-fault.ts";

const SHOWN_DIGITS = 4;
const GROUPED = ",";

/** Writes each number of a list without its leading zeros. */
const asNumbers = (list: unknown): unknown =>
  typeof list === "string" ? list.split(GROUPED).map(Number).join(GROUPED) : list;

/** Faults of values that an older platform wrote in another form. */
export const FORMATS: readonly TwelfthFault[] = [
  {
    name: "a new payout account shows its first four characters",
    kind: "formats",
    operationId: "addPayoutAccount",
    plant: onSuccess((answer, request) => {
      const number = textIn(request, "number");
      const hidden = "*".repeat(Math.max(1, number.length - SHOWN_DIGITS));
      return number === "" ? answer : put(answer, "/value/maskedNumber", hidden + number.slice(0, SHOWN_DIGITS));
    }),
    findingAt: ["addPayoutAccount", "listPayoutAccounts"],
    shown: sends("demo", "POST", "/wps/withdrawals/accounts", {
      type: "bkash",
      number: "01812349876",
      holder: "Demo",
      paymentPassword: PAYMENT_PASSWORD,
    }),
    breaks: "The account number with all but its last four characters hidden.",
  },
  {
    name: "the host of the e-mail address is hidden too",
    kind: "formats",
    operationId: "getSecurityOverview",
    plant: turn("/value/email", (email) => (typeof email === "string" ? email.replace(/@.*$/, "@•••.com") : email)),
    findingAt: ["getSecurityOverview", "setMemberInfo"],
    shown: reads("demo", "/wps/member/security"),
    breaks: "E-mail address of which only the first letter and the host are shown; null when there is none.",
  },
  {
    name: "the winning numbers of a popular game have no leading zeros",
    kind: "formats",
    operationId: "listPopularLotteryGames",
    plant: eachRow(
      (game) => ({ ...game, previousWinningNumber: asNumbers(game["previousWinningNumber"]) }),
      "/value/games",
    ),
    findingAt: ["listPopularLotteryGames", "listLotteryGames"],
    shown: reads("demo", "/lgw/games/popular"),
    breaks: "Entries have the same fields as those of listLotteryGames, and a game has the same values in both lists.",
  },
  {
    name: "imported points that were spent have no sign",
    kind: "formats",
    operationId: "listPointTransactions",
    plant: eachImportedRow("createdAt", (row) => ({ ...row, pointsChange: Math.abs(Number(row["pointsChange"])) })),
    findingAt: ["listPointTransactions", "getPointBalance"],
    shown: reads("demo", "/wps/relay/ODSFE2_MemTransDet?pageSize=100"),
    breaks: "Number of points gained; below zero for points spent.",
  },
];
