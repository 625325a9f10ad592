import i18next, { type TFunction } from "i18next";
import { beforeAll, expect, test } from "vitest";
import { ApiError, type ApiErrorKind } from "@lobbykit/api-spec/client/errors";
import errors from "../../i18n/locales/en/core/errors.json";
import { ChunkError } from "../../loading/load-chunk.ts";
import { errorMessage } from "./error-message.ts";

let t: TFunction;
beforeAll(async () => {
  t = await i18next.init({ lng: "en", resources: { en: { translation: { errors } } } });
});

const failure = (kind: ApiErrorKind, status: number, code = "NOBODY_KNOWS", requestId?: string) =>
  new ApiError({ kind, status, code, message: "The server's own sentence.", operationId: "getBalance", requestId });

test.each([
  ["R457 no network", failure("offline", 0), "Network link is abnormal, please try again"],
  ["R471 a known code", failure("business", 400, "INVALID_URL"), "Invalid URL, please contact customer service"],
  ["R471 an unknown code", failure("business", 400), "The server's own sentence."],
  ["R413, R471 a refusal with a reason", failure("forbidden", 403), "The server's own sentence."],
  ["R413, R460 a refusal with a known code", failure("forbidden", 403, "ACCESS_RESTRICTED"), "Access restricted"],
  ["R413, R460 a refusal by a proxy without our envelope", failure("contract", 403), "Access restricted"],
  ["D21 another answer without our envelope", failure("contract", 404), errors.contract],
  ["D21 a failing server", failure("server", 500), errors.server],
  [
    "D21 a failing server with a request id",
    failure("server", 500, "INTERNAL_ERROR", "5f2c-7a90"),
    `${errors.server} Reference: 5f2c-7a90`,
  ],
  ["R458 a page that took too long", new ChunkError("timeout"), errors.chunkTimeout],
  ["D21 an error in our own code", new TypeError("x"), errors.server],
])("%s has the right message", (_title, error, text) => {
  expect(errorMessage(error, t)).toBe(text);
});
