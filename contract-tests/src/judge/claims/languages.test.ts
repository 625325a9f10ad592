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

describe("a claim that another language changes only the texts", () => {
  const bn = of("রাত");
  check([
    [
      "accepts different texts, in lists and maps",
      claim,
      {
        bn: of("রাত", { labels: { a: "ক" } }),
        again: of("রাত", { labels: { a: "ক" } }),
        en: of("Night", { labels: { a: "A" } }),
      },
      [],
    ],
    [
      "rejects a different number",
      claim,
      { bn, again: bn, en: { json: { rows: [{ title: "Night", id: 2 }] } } },
      [
        "en · error language response 200 /rows/0/id: must be 1, as in bn, but is 2: another language must change only texts",
      ],
    ],
    [
      "rejects a missing row",
      claim,
      { bn, again: bn, en: { json: { rows: [] } } },
      [
        "en · error language response 200 /rows/0/id: must be 1, as in bn, but is nothing: another language must change only texts",
      ],
    ],
    [
      "skips values that change by themselves",
      claim,
      { bn: of("রাত", { now: 1 }), again: of("রাত", { now: 3 }), en: of("Night", { now: 2 }) },
      [],
    ],
    [
      "rejects texts in the first language",
      claim,
      { bn, again: bn, en: bn },
      ["en · error language response 200 body: must be in en, but the texts are the same as for bn"],
    ],
    [
      "rejects texts in a third language",
      claim,
      { bn, again: bn, hi: of("Night"), en: of("Night") },
      ["en · error language response 200 body: must be in en, but the texts are the same as for hi"],
    ],
    ["accepts texts without a letter", claim, { bn: of("12"), again: of("12"), en: of("12") }, []],
    ["skips a language that was refused", claim, { bn, again: bn, en: { ...bn, status: 400 } }, []],
  ]);
});

const both = (one: string, two: string): Said => ({ json: { rows: [{ title: one }, { title: two }] } });

describe("the claim that every row of a list is translated", () => {
  const bn = both("রাত", "দিন");
  check([
    ["accepts a list that is translated row by row", claim, { bn, again: bn, en: both("Night", "Day") }, []],
    [
      "rejects one row that is left in the other language",
      claim,
      { bn, again: bn, en: both("Night", "দিন") },
      ["en · error language response 200 /rows/1/title: must be in en, but has the text of bn"],
    ],
    [
      "accepts an equal text between languages with one script",
      { ...claim, other: "id", first: "en" },
      { en: both("Night", "Bonus"), again: both("Night", "Bonus"), id: both("Malam", "Bonus") },
      [],
    ],
  ]);
});

describe("a claim that a tag with a region stands for its language", () => {
  const regional: Claim = {
    kind: "same-texts",
    first: "en",
    again: "en-US",
    texts: ["/rows/*/title"],
    tag: "en-US",
    specPointer: "/s",
  };
  check([
    ["accepts the texts of the language", regional, { en: of("Night"), "en-US": of("Night") }, []],
    [
      "rejects the texts of another language",
      regional,
      { en: of("Night"), "en-US": of("রাত") },
      [
        'en-US · error language response 200 /rows/0/title: must be "Night", as for en, which en-US includes, but is "রাত"',
      ],
    ],
    ["skips a list that has another length now", regional, { en: of("Night"), "en-US": { json: { rows: [] } } }, []],
    [
      "skips a row that has moved, which its other members show",
      regional,
      {
        en: { json: { rows: [{ title: "Night", id: 1 }] } },
        "en-US": { json: { rows: [{ title: "Day", id: 2 }] } },
      },
      [],
    ],
    ["skips a tag that was refused", regional, { en: of("Night"), "en-US": { ...of("রাত"), status: 400 } }, []],
  ]);
});

const refused = (language: string, title: string): Said => ({
  status: 404,
  headers: { "content-language": language },
  json: { title },
});

describe("a claim that answers say the language that a request prefers", () => {
  const steps = [
    { name: "en", language: "en" },
    { name: "de;q=0.9, en;q=0.1", language: "de" },
    { name: "de-AT", language: "de" },
  ];
  const claim: Claim = { kind: "told-languages", steps, specPointer: "/s" };
  const [en, de] = [refused("en", "Not found"), refused("de", "Nicht gefunden")];
  check([
    ["accepts them", claim, { en, "de;q=0.9, en;q=0.1": de, "de-AT": de }, []],
    ["skips an answer without a language", claim, { en: { status: 404 } }, []],
    [
      "rejects another language",
      claim,
      { en, "de;q=0.9, en;q=0.1": en },
      [
        "de;q=0.9, en;q=0.1 · error language response 404 header content-language: must be de, for Accept-Language: de;q=0.9, en;q=0.1, but is en",
      ],
    ],
    [
      "rejects a text that is not translated",
      claim,
      { en, "de-AT": refused("de", "Not found") },
      ['de-AT · error language response 404 body: must be in de, but has the same text as in en: "Not found"'],
    ],
    [
      "rejects two texts in one language",
      claim,
      { "de;q=0.9, en;q=0.1": de, "de-AT": refused("de", "Weg") },
      [
        'de-AT · error language response 404 body: must have the text "Nicht gefunden", as another answer in de, but has "Weg"',
      ],
    ],
  ]);
});
