import { describe, expect, it } from "vitest";
import { contextOfPaths, operationOf } from "../../../../test/support/context.ts";
import { contentLanguageSeries } from "./languages.ts";

const refusal = { headers: { "Content-Language": { schema: { enum: ["en", "de"] } } } };

describe("the languages of answers", () => {
  const context = contextOfPaths({
    "/one": { get: { operationId: "one", responses: { "200": {}, "401": refusal } } },
    "/two": { get: { operationId: "two", responses: { "200": {}, "401": refusal, "409": refusal } } },
  });
  const wishesOf = (id: string) =>
    contentLanguageSeries(context, operationOf(context, id)).flatMap(({ groups }) =>
      groups.flat().map(({ request }) => request.parameters.header["accept-language"]),
    );

  it("are asked for by tag, region and weight, in the first operation of each status", () => {
    const wishes = ["en", "de", "en-ZZ", "de-ZZ", "en;q=0.3, de;q=0.8", "en;q=0.8, de;q=0.3", "xx, de;q=0.5"];
    expect(wishesOf("one")).toEqual(wishes);
    expect(wishesOf("two")).toEqual([]);
  });
});
