import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ODD_LANGUAGES } from "../src/plan/odd-languages.ts";
import { makePlan } from "../src/plan/plan.ts";
import { PATIENCE_MS } from "./support/command.ts";
import { fixtureContext } from "./support/context.ts";
import { startFaultProxy } from "./support/fault-proxy.ts";
import { FIXTURE_SPEC } from "./support/fixture-spec.ts";
import type { Listening } from "./support/listen.ts";
import { startReferenceServer } from "./support/reference-server.ts";
import { tryServer } from "./support/try-server.ts";

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

describe("a server made of the fixture", { timeout: PATIENCE_MS }, () => {
  const { contract, validate } = fixtureContext();
  const bench = { contract, validate, journeys: [] };
  let right: Listening;
  beforeAll(async () => {
    right = await startReferenceServer(FIXTURE_SPEC);
  }, PATIENCE_MS);
  afterAll(() => right.close());

  it("passes with any language", async () => {
    const { errors, cases } = await tryServer(bench, { url: right.url, only: ["getItem"] });
    expect(errors).toEqual([]);
    expect(cases).toBeGreaterThan(ODD_LANGUAGES.length);
  });

  it("fails when it hands the tag on unread", async () => {
    const unread = await startFaultProxy(
      right.url,
      { method: "GET", path: "/items/{id}" },
      async (request, forward) => {
        try {
          Intl.getCanonicalLocales(request.headers["accept-language"]);
          return await forward(request);
        } catch {
          return { status: 500, headers: {}, body: "Incorrect locale information provided" };
        }
      },
    );
    const { errors } = await tryServer(bench, { url: unread.url, only: ["getItem"] });
    await unread.close();
    expect(errors.map(({ check, headline }) => [check, headline])).toEqual([
      ["server-error", expect.stringContaining("getItem GET /items/{id} · response 500")],
    ]);
  });
});
