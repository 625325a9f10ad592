import { onSuccess } from "../../support/changes.ts";
import type { ProxiedAnswer } from "../../support/servers/fault-proxy.ts";
import type { Plant } from "../planted-fault.ts";
import { numberAt, put } from "./answers.ts";
import { CONTENT, type Row, rowsOf } from "./rows.ts";
import { DAY_MS } from "./times.ts";

/** How many days ago the records of an older platform were imported. */
const IMPORT_DAYS = 30;

/** Whether a record is so old that it comes from an older platform. */
const isImported = (answer: ProxiedAnswer, moment: unknown): boolean =>
  Date.parse(String(moment)) < numberAt(answer, "/timestamp") - IMPORT_DAYS * DAY_MS;

/** Changes each row that comes from an older platform. `time` is the field with the time of the row. */
export const eachImportedRow = (time: string, change: (row: Row) => Row): Plant =>
  onSuccess((answer) =>
    put(
      answer,
      CONTENT,
      rowsOf(answer).map((row) => (isImported(answer, row[time]) ? change(row) : row)),
    ),
  );
