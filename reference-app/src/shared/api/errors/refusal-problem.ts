import type { TFunction } from "i18next";
import { ApiError } from "@lobbykit/api-spec/client/errors";
import type { FormProblem } from "@lobbykit/design-system/Form";
import { errorMessage } from "./error-message.ts";

/** The code of a refusal; "failed" for any other error. */
export const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : "failed");

/** A refusal as a form shows it: beside the field that it is about, else above the form (D21). */
export const refusalProblem = (
  error: unknown,
  t: TFunction,
  field?: string,
  message = errorMessage(error, t),
): FormProblem => ({ rule: codeOf(error), message, ...(field !== undefined && { field }) });
