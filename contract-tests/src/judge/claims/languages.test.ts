import { describe } from "vitest";
import { check, type Said } from "../../../test/support/claims.ts";
import type { Claim } from "../../plan/claim.ts";

const claim: Claim = {
  kind: "only-texts",
  first: "bn",
  again: "again",
  other: "en",
  not: ["bn", "hi"],
  texts: ["/rows/*/title", "/labels/*"],
  always: ["/rows/*/title"],
  specPointer: "/s",
};
const of = (title: string, more: object = {}): Said => ({ json: { rows: [{ title, id: 1 }], ...more } });

describe("a claim that another language changes texts alone", () => {
  const bn = of("রাত");
  check([
    [
      "accepts other texts, in lists and maps",
      claim,
      {
        bn: of("রাত", { labels: { a: "ক" } }),
        again: of("রাত", { labels: { a: "ক" } }),
        en: of("Night", { labels: { a: "A" } }),
      },
      [],
    ],
    [
      "rejects another number",
      claim,
      { bn, again: bn, en: { json: { rows: [{ title: "Night", id: 2 }] } } },
      ["en · error language response 200 /rows/0/id: must be 1 as in bn: another language changes texts alone, is 2"],
    ],
    [
      "rejects another row",
      claim,
      { bn, again: bn, en: { json: { rows: [] } } },
      [
        "en · error language response 200 /rows/0/id: must be 1 as in bn: another language changes texts alone, is nothing",
      ],
    ],
    [
      "says nothing of what moves by itself",
      claim,
      { bn: of("রাত", { now: 1 }), again: of("রাত", { now: 3 }), en: of("Night", { now: 2 }) },
      [],
    ],
    [
      "rejects the same texts",
      claim,
      { bn, again: bn, en: bn },
      ["en · error language response 200 body: must be in en, has the texts of bn"],
    ],
    [
      "rejects the texts of a third one",
      claim,
      { bn, again: bn, hi: of("Night"), en: of("Night") },
      ["en · error language response 200 body: must be in en, has the texts of hi"],
    ],
    ["accepts texts without a letter", claim, { bn: of("12"), again: of("12"), en: of("12") }, []],
    ["says nothing of a language that was refused", claim, { bn, again: bn, en: { ...bn, status: 400 } }, []],
  ]);
});
