import { onSuccess } from "../../support/changes.ts";
import { put } from "../plants/answers.ts";
import { inLanguage } from "../plants/requests.ts";
import { listOf, rowsOf } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import { looksUp } from "../plants/state.ts";
import type { TenthFault } from "./tenth-fault.ts";

const ENGLISH = { "accept-language": "en" };

/** Faults of texts and lists that depend on the language. */
export const LOCALES: readonly TenthFault[] = [
  {
    name: "the labels of the deposit form are always in Bengali",
    kind: "locales",
    operationId: "listDepositMethods",
    plant: looksUp(async (answer, request, forward) => {
      const others = rowsOf(await forward(inLanguage(request, "bn")), "/value");
      return put(
        answer,
        "/value",
        rowsOf(answer, "/value").map((method) => ({
          ...method,
          fields: listOf(
            others.find(({ id }) => id === method["id"]),
            "/fields",
          ),
        })),
      );
    }),
    shown: reads("demo", "/wps/deposits/methods", ENGLISH),
    breaks: "Label in the language of the request.",
  },
  {
    name: "a help line speaks only the language of the visitor",
    kind: "locales",
    operationId: "listHelpLines",
    plant: onSuccess((answer, { headers }) => {
      const language = headers["accept-language"]?.startsWith("en") === true ? "en" : "bn";
      return put(
        answer,
        "/value",
        rowsOf(answer, "/value").map((line) => ({ ...line, languages: [language] })),
      );
    }),
    shown: reads("demo", "/wps/responsible/help-lines", ENGLISH),
    breaks: "Languages that the help line speaks.",
  },
];
