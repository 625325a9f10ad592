import { expect, it } from "vitest";
import { contextOfPaths, operationOf } from "../../../../test/support/context.ts";
import { languageWeightSeries } from "./languages.ts";

const HEADER = { name: "Accept-Language", in: "header", schema: { type: "string" } };
const answering = (languages?: string[]) => ({
  "200": {
    description: "Kinds.",
    ...(languages && { headers: { "Content-Language": { schema: { enum: languages } } } }),
  },
});

function wishesOf(parameters: object[], languages?: string[]) {
  const context = contextOfPaths({
    "/kinds": { get: { operationId: "kinds", parameters, responses: answering(languages) } },
  });
  const [series] = languageWeightSeries(context, operationOf(context, "kinds"));
  return series?.groups.flat().map(({ request }) => request.parameters.header["Accept-Language"]);
}

it.for<[what: string, parameters: object[], languages: string[] | undefined, last: string | undefined]>([
  ["the documented languages of the answer", [HEADER], ["en", "de", "fr"], "de;q=0.8, fr;q=0.3"],
  [
    "the languages of the documented request",
    [{ ...HEADER, example: "de-AT, fr;q=0.7" }],
    undefined,
    "de-AT;q=0.8, fr;q=0.3",
  ],
  ["no header of the operation", [], ["en", "de"], undefined],
  ["one language", [HEADER], ["en"], undefined],
  ["no known language", [HEADER], undefined, undefined],
])("sends weights for %s", ([, parameters, languages, last]) => {
  expect(wishesOf(parameters, languages)?.at(-1)).toBe(last);
});

it("compares each order of the weights with the language alone", () => {
  expect(wishesOf([HEADER], ["en", "de"])).toEqual([
    "de",
    "de",
    "en",
    "en",
    "en;q=0.3, de;q=0.8",
    "en;q=0.8, de;q=0.3",
  ]);
});
