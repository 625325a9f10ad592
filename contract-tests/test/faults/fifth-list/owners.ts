import { isSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { headerOf } from "../plants/accounts.ts";
import { everyRow, showsPage } from "../plants/pages.ts";
import { onCode } from "../plants/refusals.ts";
import { asked, withRequestHeaders } from "../plants/requests.ts";
import { type Row } from "../plants/rows.ts";
import { byCharacters } from "../plants/texts.ts";
import { bearerOf, reads } from "../plants/showings.ts";
import type { FifthFault } from "./fifth-fault.ts";

const DEPOSIT = { methodId: "bkash", amount: "500.00", fields: { senderNumber: "01712345678" } };
const createdAt = (row: Row): string => String(row["createdAt"]);

/** Looks for a key in all accounts. */
const findsEveryKey: Plant = onCode("NOT_FOUND", async (answer, request, forward) => {
  const found = await Promise.all(
    ["demo", "agent"].map(async (username) => {
      const authorization = await headerOf(username, request, forward);
      return forward(withRequestHeaders(request, { authorization }));
    }),
  );
  return found.find(isSuccess) ?? answer;
});

/** Forgets whose withdrawals are listed when they are filtered by their status. */
const forgetsOwner: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (answer.status !== 200 || asked(request, "status") === null) return answer;
  const authorization = await headerOf("demo", request, forward);
  const own = await everyRow(request, forward);
  const others = await everyRow(withRequestHeaders(request, { authorization }), forward);
  const ids = new Set(own.map((row) => row["id"]));
  const all = [...own, ...others.filter((row) => !ids.has(row["id"]))];
  return showsPage(
    answer,
    request,
    all.toSorted((one, other) => byCharacters(createdAt(other), createdAt(one))),
  );
};

/** Faults that show the data of other members. */
export const OWNERS: readonly FifthFault[] = [
  {
    name: "an operation is found by the key of another member",
    kind: "owners",
    operationId: "getOperation",
    plant: findsEveryKey,
    findingAt: ["getOperation", "createDeposit"],
    shown: {
      username: "agent",
      by: async (ask) => {
        const headers = { authorization: await bearerOf(ask, "demo"), "idempotency-key": "a-key-of-demo" };
        await ask("POST", "/wps/deposits", { body: DEPOSIT, headers });
        return ask("GET", "/wps/operations/a-key-of-demo");
      },
    },
    breaks: "keys belong to the account; 404 NOT_FOUND when the account has not sent the key",
  },
  {
    name: "a filter by status also lists the withdrawals of others",
    kind: "owners",
    operationId: "listWithdrawals",
    plant: forgetsOwner,
    shown: reads("agent", "/wps/withdrawals?status=approved"),
    breaks: "lists the member's withdrawals",
  },
];
