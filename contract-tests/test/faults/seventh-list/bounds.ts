import { turn } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { misreads, misreadsBody } from "../plants/misreadings.ts";
import { asked, asking } from "../plants/requests.ts";
import { eachRow } from "../plants/rows.ts";
import { reads, sends, textAt } from "../plants/showings.ts";
import { DAY_MS, moved } from "../plants/times.ts";
import type { SeventhFault } from "./seventh-fault.ts";

const LONGEST_DAYS = 366;
const LEAST_TRANSFER = 10;

/** Cuts a period that is too long at its end. */
const cutsEnd: Plant = misreads((request) => {
  const from = asked(request, "from");
  const to = Date.parse(asked(request, "to") ?? new Date().toISOString());
  if (from === null || !(to - Date.parse(from) > LONGEST_DAYS * DAY_MS)) return undefined;
  return asking(request, { to: moved(from, LONGEST_DAYS * DAY_MS) });
});

/** Faults that are off by one, or cut at the wrong end. */
export const BOUNDS: readonly SeventhFault[] = [
  {
    name: "a period that is too long keeps its first days",
    kind: "bounds",
    operationId: "getProfitLoss",
    plant: cutsEnd,
    shown: reads("demo", "/wps/reports/profit-loss?from=2024-01-01T00:00:00Z"),
    breaks: "a period of more than 366 days is shortened to its last 366 days",
  },
  {
    name: "a room with one free seat is full",
    kind: "bounds",
    operationId: "listPvpRooms",
    plant: eachRow(
      (room) => ({ ...room, status: Number(room["players"]) >= Number(room["seats"]) - 1 ? "FULL" : "OPEN" }),
      "/value/rooms",
    ),
    shown: reads("demo", "/wps/relay/GLS2_roomList"),
    breaks: "`status` is FULL when every seat is taken",
  },
  {
    name: "the path to a member begins below the caller",
    kind: "bounds",
    operationId: "listTeamMembers",
    plant: turn("/value/path", (path) => (Array.isArray(path) && path.length > 1 ? path.slice(1) : path)),
    shown: {
      username: "agent",
      by: async (ask) => {
        const id = await textAt(ask("GET", "/wps/agent/team"), "/content/0/id");
        return ask("GET", `/wps/agent/team?parentId=${id}`);
      },
    },
    breaks: "`path` lists the accounts from the caller down to that member, both included",
  },
  {
    name: "a transfer of exactly 10.00 is too small",
    kind: "bounds",
    operationId: "transferToRelative",
    plant: misreadsBody(({ amount }) => (Number(amount) === LEAST_TRANSFER ? { amount: "9.99" } : undefined)),
    shown: sends(
      "agent",
      "POST",
      "/wps/agent/transfers",
      { direction: "downline", memberId: "100001", amount: "10.00", paymentPassword: PAYMENT_PASSWORD },
      "the-smallest-transfer",
    ),
    breaks: "an amount lies between 10.00 and 100000.00, else 422 AMOUNT_OUT_OF_RANGE",
  },
];
