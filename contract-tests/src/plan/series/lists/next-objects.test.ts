import { expect, it } from "vitest";
import { contextOfPaths, operationOf } from "../../../../test/support/context.ts";
import { relationSeries } from "./relations.ts";

const rows = (name: string) => ({
  "200": {
    description: "Done.",
    content: {
      "application/json": {
        schema: {
          type: "object",
          properties: { rows: { type: "array", items: { type: "object", properties: { [name]: {} } } } },
        },
      },
    },
  },
});

/** The requests for the draws of a game, which the request must name, or may. */
function namesOf(required: boolean): string[] {
  const from = { operationId: "listGames", pointer: "/rows/0/code" };
  const game = { name: "game", in: "query", required, schema: { type: "string" }, "x-contract": { from } };
  const filters = { "x-filters": { game: { field: "/game" } } };
  const context = contextOfPaths({
    "/games": { get: { operationId: "listGames", responses: rows("code") } },
    "/draws": { get: { operationId: "listDraws", ...filters, parameters: [game], responses: rows("game") } },
  });
  const [series] = relationSeries(context, operationOf(context, "listDraws"));
  return (series?.groups ?? []).flat().map(({ name, request }) => {
    const sources = request.substitutions.map(({ source }) => ("pointer" in source ? source.pointer : ""));
    return `${name} ${sources.at(-1)}`;
  });
}

it("asks for the second object, where a list is that of one object which the request must name", () => {
  expect(namesOf(true)).toContain("game of the next /rows/1/code");
  expect(namesOf(false).some((name) => name.startsWith("game of the next"))).toBe(false);
});
