import { describe, expect, it } from "vitest";
import { fixtureContext } from "../../../../test/support/context.ts";
import { FIXTURE_SPEC } from "../../../../test/support/specs/fixture-spec.ts";
import { ODD_LANGUAGES } from "./odd-inputs.ts";
import { makePlan } from "../../plan.ts";

function isKnown(tag: string): boolean {
  try {
    return Intl.DisplayNames.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

describe("unusual language tags", () => {
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

  it("are tried in every place where a request names a language", () => {
    expect(placesOf("listTexts")).toEqual(["query lang ", "header Accept-Language "]);
    expect(placesOf("changeText")).toEqual(["body/locale "]);
    expect(placesOf("countTexts")).toEqual([]);
    expect(placesOf("listTimes")).toEqual(["header Accept-Language "]);
  });

  it("may get any documented answer", () => {
    expect(tried.map(({ expectation }) => expectation.outcome)).toEqual(tried.map(() => "answered"));
    expect(tried.map(({ id }) => id)).toContain("listTimes › odd header Accept-Language odd weights");
  });

  it("are not known as languages by the JavaScript engine", () => {
    expect(ODD_LANGUAGES.filter(({ tag }) => isKnown(tag))).toEqual([]);
    expect(ODD_LANGUAGES.some(({ tag }) => tag.length > 200)).toBe(true);
  });
});
