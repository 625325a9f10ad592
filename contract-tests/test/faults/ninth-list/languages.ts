import { isSuccess, onSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { put, valueOf } from "../plants/answers.ts";
import { inLanguage } from "../plants/requests.ts";
import { CONTENT, listOf, type Row, rowsOf } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import type { NinthFault } from "./ninth-fault.ts";

/** Gives the entries of an English help centre tags that are made of their titles. */
const withTitles = (entries: readonly Row[]): readonly Row[] =>
  entries.map((entry) => ({
    ...entry,
    tag:
      entry["tag"] === "reg-agreement"
        ? entry["tag"]
        : String(entry["title"])
            .toLowerCase()
            .replaceAll(/[^a-z0-9]+/g, "-"),
    children: withTitles(listOf(entry, "/children")),
  }));

/** Writes the reasons of rejections in the language of the merchant. */
const keepsReasons: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer)) return answer;
  const others = rowsOf(await forward(inLanguage(request, "bn")));
  const reasonOf = (id: unknown): unknown => others.find((row) => row["id"] === id)?.["reason"] ?? null;
  return put(
    answer,
    CONTENT,
    rowsOf(answer).map((row) => ({ ...row, reason: reasonOf(row["id"]) })),
  );
};

/** Faults of the language of texts. */
export const LANGUAGES: readonly NinthFault[] = [
  {
    name: "the tags of the help centre are translated",
    kind: "languages",
    operationId: "getHelpCenter",
    plant: onSuccess((answer, { headers }) =>
      headers["accept-language"]?.startsWith("en") === true
        ? put(answer, "/value", withTitles(listOf(valueOf(answer), "")))
        : answer,
    ),
    shown: reads("demo", "/wps/system/helpCenter", { "accept-language": "en" }),
    breaks:
      "The `tag` of an entry is the same in every language and is part of the entry's address (`/help#tag`, R170);",
  },
  {
    name: "an application is always rejected in Bengali",
    kind: "languages",
    operationId: "listActivities",
    plant: keepsReasons,
    shown: reads("demo", "/wps/activities?pageSize=100", { "accept-language": "en" }),
    breaks: "Reason for the rejection of an application, in the language of the request; null otherwise.",
  },
];
