import { describe, expect, it } from "vitest";
import { contextOfPaths, operationOf } from "../../../test/support/context.ts";
import { mediaTypeCases } from "./media-types.ts";

const object = {
  type: "object",
  properties: { file: { type: "string", format: "binary" }, caption: { type: "string" } },
};
const refusals = (...statuses: string[]) => Object.fromEntries(statuses.map((it) => [it, { description: "Refused." }]));
const answered = (type: string) => ({ "200": { description: "Done.", content: { [type]: {} } } });

function casesOf(operation: object) {
  const context = contextOfPaths({ "/x": { post: { operationId: "send", ...operation } } });
  return mediaTypeCases(context, operationOf(context, "send"));
}

const upload = (contentType: string | undefined, statuses: readonly string[]) => ({
  requestBody: {
    content: {
      "multipart/form-data": {
        schema: { ...object, required: ["file"] },
        ...(contentType !== undefined && { encoding: { file: { contentType } } }),
      },
    },
  },
  responses: { ...answered("application/json"), ...refusals(...statuses) },
});

describe("media types that the spec does not name", () => {
  it.for<[what: string, operation: object, names: string[]]>([
    ["a documented 406", { responses: { ...answered("text/csv"), ...refusals("406") } }, ["broken unknown Accept"]],
    ["a 406 of an operation that answers anything", { responses: { ...answered("*/*"), ...refusals("406") } }, []],
    ["no documented 406", { responses: answered("text/csv") }, []],
    [
      "no upload",
      {
        requestBody: { content: { "application/json": { schema: object } } },
        responses: { ...answered("application/json"), ...refusals("415") },
      },
      [],
    ],
    ["a documented 415 of a part", upload("application/pdf, image/png", ["415"]), ["broken body/file of another type"]],
    ["a part of any type", upload("image/*", ["415"]), []],
    ["a part without a type", upload(undefined, ["415"]), []],
    ["an upload without a documented 415", upload("application/pdf", ["400"]), []],
  ])("are sent for %s", ([, operation, names]) => {
    expect(casesOf(operation).map(({ id }) => id.replace("send › ", ""))).toEqual(names);
  });

  it("are refused with the documented status", () => {
    const [part] = casesOf(upload("application/pdf", ["415"]));
    expect(part?.expectation).toMatchObject({ outcome: "refused", status: 415 });
    expect(part?.request.body).toMatchObject({ fileTypes: { file: "text/x-lobbykit-unknown" } });
  });
});
