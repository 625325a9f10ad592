import { expect, it } from "vitest";
import { contextOfPaths, operationOf } from "../../../test/support/context.ts";
import { uploadOf } from "./uploads.ts";

const form = (contentType: string) => ({
  content: {
    "multipart/form-data": {
      schema: { type: "object", properties: { file: { type: "string", format: "binary" } } },
      encoding: { file: { contentType } },
    },
  },
});

it.for<[contentType: string, answer: string, upload: unknown]>([
  ["text/plain, image/png", "text/plain", { mediaType: "text/plain", text: "lobbykit" }],
  ["image/png", "image/png", { mediaType: "image/png", text: undefined }],
  ["image/*", "image/png", { mediaType: undefined, text: undefined }],
  ["image/png", "application/json", undefined],
])("a file of type %s that comes back as %s is %j", ([contentType, answer, upload]) => {
  const context = contextOfPaths({
    "/files": {
      post: { operationId: "send", requestBody: form(contentType), responses: {} },
      get: { operationId: "get", responses: { "200": { content: { [answer]: {} } } } },
    },
  });
  expect(uploadOf(operationOf(context, "send"), operationOf(context, "get"))).toEqual(upload);
});
