import { describe, expect, it } from "vitest";
import { fixtureContext } from "../../test/support/context.ts";
import { FIXTURE_SPEC } from "../../test/support/fixture-spec.ts";
import { ODD_LANGUAGES } from "./odd-languages.ts";
import { makePlan } from "./plan.ts";

function isKnown(tag: string): boolean {
  try {
    return Intl.DisplayNames.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

describe("odd languages", () => {
  const LANGUAGES = ["header Accept-Language ", "query lang ", "body/locale "];
  const withLanguages = {
    ...FIXTURE_SPEC,
    paths: {
      "/texts": {
        get: {
          operationId: "listTexts",
          tags: ["texts"],
          parameters: [
            { name: "lang", in: "query", schema: { enum: ["bn", "en"], type: "string" } },
            { name: "Accept-Language", in: "header", schema: { type: "string" } },
          ],
          responses: { "200": { description: "Texts." } },
        },
        put: {
          operationId: "changeText",
          tags: ["texts"],
          requestBody: {
            content: {
              "application/json": {
                schema: { type: "object", properties: { locale: { type: "string" }, slang: { type: "string" } } },
                examples: { typical: { value: { slang: "a" } } },
              },
            },
          },
          responses: { "200": { description: "Changed." } },
        },
      },
      "/texts/count": {
        get: { operationId: "countTexts", tags: ["texts"], responses: { "200": { description: "A number." } } },
      },
      "/times": {
        get: { operationId: "listTimes", tags: ["times"], responses: { "200": { description: "Times." } } },
      },
    },
  };
  const texts = fixtureContext(withLanguages);
  const tried = makePlan(texts, texts.contract.operations).cases.filter(({ id }) =>
    LANGUAGES.some((place) => id.includes(` › odd ${place}`)),
  );
  const placesOf = (operationId: string) => [
    ...new Set(
      tried
        .filter((candidate) => candidate.operationId === operationId)
        .map(({ id }) => LANGUAGES.find((place) => id.includes(place))),
    ),
  ];

  it("stand wherever a request says a language, in the header at one read of each tag", () => {
    expect(placesOf("listTexts")).toEqual(["query lang ", "header Accept-Language "]);
    expect(placesOf("changeText")).toEqual(["body/locale "]);
    expect(placesOf("countTexts")).toEqual([]);
    expect(placesOf("listTimes")).toEqual(["header Accept-Language "]);
  });

  it("may be refused, but only as documented", () => {
    expect(tried.map(({ expectation }) => expectation.outcome)).toEqual(tried.map(() => "answered"));
    expect(tried.map(({ id }) => id)).toContain("listTimes › odd header Accept-Language odd weights");
  });

  it("are no names of a language that every engine knows", () => {
    expect(ODD_LANGUAGES.filter(({ tag }) => isKnown(tag))).toEqual([]);
    expect(ODD_LANGUAGES.some(({ tag }) => tag.length > 200)).toBe(true);
  });
});
