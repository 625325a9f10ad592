import { onRefusal, turn } from "../../support/changes.ts";
import { eachRow } from "../plants/rows.ts";
import type { SecondFault } from "./second-fault.ts";

const ERROR_PAGE = "<html><head><title>404 Not Found</title></head><body><center>nginx</center></body></html>";

/** Common faults that show only in few rows or few responses. */
export const ROWS: readonly SecondFault[] = [
  {
    name: "an empty text for a moment that has not come",
    kind: "rows",
    operationId: "listWithdrawals",
    plant: eachRow((row) => ({ ...row, receivedAt: row["receivedAt"] ?? "" })),
    breaks: "receivedAt is a moment or null",
  },
  {
    name: "a promotion that does not exist is a page of the web server",
    kind: "rows",
    operationId: "getPromotion",
    plant: onRefusal((answer) =>
      answer.status === 404 ? { ...answer, headers: { "content-type": "text/html" }, body: ERROR_PAGE } : answer,
    ),
    breaks: "every error is an ErrorEnvelope in JSON",
  },
  {
    name: "the remark of an application is cut to ten characters",
    kind: "rows",
    operationId: "applyActivity",
    plant: turn("/value/remark", (remark) => String(remark).slice(0, 10)),
    only: ["applyActivity", "listActivities"],
    breaks: "the answer repeats the remark that was sent",
  },
];
