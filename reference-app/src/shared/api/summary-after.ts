import type { TFunction } from "i18next";
import type { FormProblem } from "@lobbykit/design-system/Form";
import { ApiError } from "@lobbykit/api-spec/client/errors";
import { isOutcomeUnknown } from "./retry-rules.ts";

/** What heads a form's summary where nobody knows whether the call was carried out; nothing where it was refused: the form's own title is true. */
export const summaryAfter = (error: unknown, t: TFunction): Pick<FormProblem, "summaryTitle"> =>
  error instanceof ApiError && isOutcomeUnknown(error) ? { summaryTitle: t("refusals.outcomeUnknown") } : {};
