import type { TFunction } from "i18next";
import type { FormProblem } from "@lobbykit/design-system/Form";
import { ApiError } from "@lobbykit/api-spec/client/errors";
import { isOutcomeUnknown } from "./retry-rules.ts";

/**
 * The title of a form's error summary when the outcome of the call is unknown. Empty when the call was refused, since the form's usual
 * title is then correct.
 */
export const unknownOutcomeTitle = (error: unknown, t: TFunction): Pick<FormProblem, "summaryTitle"> =>
  error instanceof ApiError && isOutcomeUnknown(error) ? { summaryTitle: t("refusals.outcomeUnknown") } : {};
