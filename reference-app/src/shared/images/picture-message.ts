import type { TFunction } from "i18next";
import { ApiError } from "@lobbykit/api-spec/client/errors";
import { ImageError } from "./prepare-image.ts";

/** The message for the field of the pictures: which picture cannot be sent, and what to do. Undefined for an error about something else. */
export function pictureMessage(error: unknown, t: TFunction): string | undefined {
  if (error instanceof ImageError) return t("refusals.pictureUnusable", { replace: { name: error.fileName } });
  return error instanceof ApiError && error.code === "UPLOAD_INVALID" ? t("refusals.UPLOAD_INVALID") : undefined;
}
