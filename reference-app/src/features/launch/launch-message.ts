import type { TFunction } from "i18next";
import { errorMessage } from "../../shared/api/errors/error-message.ts";
import { RefusedAddressError } from "./mutations.ts";

/** The message for a game that did not start (R459, R471). */
export const launchMessage = (error: unknown, t: TFunction): string =>
  error instanceof RefusedAddressError ? t("launch.refused") : errorMessage(error, t);
