import { describe, expect, it } from "vitest";
import { fixtureContext } from "../../../../test/support/context.ts";
import { makePlan } from "../../plan.ts";

const languageSeries = (header: object) => {
  const context = fixtureContext({
    openapi: "3.1.1",
    paths: {
      "/notes": {
        get: {
          operationId: "listNotes",
          parameters: [{ name: "Accept-Language", in: "header", schema: { type: "string", ...header } }],
          responses: {
            "200": {
              content: {
                "application/json": {
                  schema: { type: "object", properties: { title: { type: "string", "x-translated": true } } },
                },
              },
            },
          },
        },
      },
    },
  });
  return makePlan(context, context.contract.operations).series.find(({ id }) => id === "listNotes › languages");
};

const tagsOf = (header: object) =>
  (languageSeries(header)?.claims ?? []).flatMap((claim) =>
    claim.kind === "same-texts" ? [[claim.tag, claim.first]] : [],
  );

describe("the series about languages", () => {
  it("asks with a region, in other letter case, after an unknown language, and with an unknown one alone", () => {
    expect(tagsOf({ "x-languages": ["bn", "en"], default: "bn" })).toEqual([
      ["en-US", "en"],
      ["EN", "en"],
      ["tlh, en;q=0.8", "en"],
      ["tlh", "bn"],
    ]);
  });

  it("expects nothing of an unknown language without a default that the server has", () => {
    expect(tagsOf({ "x-languages": ["bn", "en"], default: "fr" })).toHaveLength(3);
  });

  it("takes no language of the server for an unknown one", () => {
    expect(tagsOf({ "x-languages": ["bn", "tlh"], default: "bn" })).toEqual([["TLH", "tlh"]]);
  });
});
