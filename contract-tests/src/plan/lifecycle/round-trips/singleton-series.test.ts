import { expect, it } from "vitest";
import { fixtureContext, operationOf } from "../../../../test/support/context.ts";
import type { JsonObject } from "../../../json.ts";
import { singletonSeries } from "./round-trips.ts";

const PROFILE = {
  type: "object",
  properties: {
    id: { type: "string", readOnly: true },
    email: { type: "string" },
    theme: { enum: ["dark", "light"] },
    wantsNews: { type: "boolean" },
  },
};
const json = (schema: object) => ({ content: { "application/json": { schema } } });

const specWith = (mediaType: string, schema: object = PROFILE) => ({
  openapi: "3.1.0",
  info: { title: "Profiles", version: "1" },
  paths: {
    "/me": {
      get: { operationId: "getMe", responses: { 200: { description: "The profile", ...json(PROFILE) } } },
      patch: {
        operationId: "patchMe",
        requestBody: { content: { [mediaType]: { schema, example: { theme: "dark" } } } },
        responses: { 200: { description: "The profile", ...json(PROFILE) } },
      },
    },
  },
});

function planned(spec: JsonObject) {
  const context = fixtureContext(spec);
  const [series] = singletonSeries(context, operationOf(context, "patchMe"), context.contract.operations);
  return {
    steps: series?.groups.flat().map(({ name, request }) => ({ name, body: request.body })),
    kept: series?.claims?.flatMap((claim) =>
      claim.kind === "others-kept" ? [{ by: claim.changed, members: claim.members, isInferred: claim.isInferred }] : [],
    ),
  };
}

it("sends each member alone, twice, and gives each its first value back", () => {
  const { steps } = planned(specWith("application/json"));
  expect(steps?.map(({ name }) => name)).toEqual([
    "read",
    "set theme enum light",
    "read after set theme enum light",
    "set wantsNews true",
    "read after set wantsNews true",
    "set again theme enum light",
    "read after set again theme enum light",
    "set again wantsNews false",
    "read after set again wantsNews false",
    "restore theme",
    "restore wantsNews",
  ]);
  expect(steps?.find(({ name }) => name === "set wantsNews true")?.body).toMatchObject({ value: { wantsNews: true } });
});

it.each([
  ["application/merge-patch+json", false],
  ["application/json", true],
])("expects with %s that the other members stay", (mediaType, isInferred) => {
  expect(planned(specWith(mediaType)).kept).toContainEqual({
    by: "set again theme enum light",
    members: ["wantsNews"],
    isInferred,
  });
});

it("does not touch members that a login may need, and plans nothing for fewer than two others", () => {
  const { theme, email } = PROFILE.properties;
  const schema = { type: "object", properties: { theme, email } };
  expect(planned(specWith("application/json", schema)).steps).toBeUndefined();
});
