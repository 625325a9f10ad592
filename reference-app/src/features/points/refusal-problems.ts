import type { TFunction } from "i18next";
import type { FormProblem } from "@lobbykit/design-system/Form";
import { ApiError } from "../../shared/api/api.ts";
import { errorMessage } from "../../shared/api/errors/error-message.ts";
import type { MoneyState } from "../../shared/money/calls/money-call.ts";
import { fieldOfRefusal } from "./rules.ts";

const NONE: readonly FormProblem[] = [];

/** Returns the reasons why the last try was refused, each for a field or for the whole form (D21). */
export function refusalProblems(state: MoneyState<unknown>, t: TFunction): readonly FormProblem[] {
  if (state.phase !== "refused") return NONE;
  const { error } = state;
  const code = error instanceof ApiError ? error.code : "failed";
  const field = fieldOfRefusal(code);
  return [{ rule: code, message: errorMessage(error, t), ...(field !== undefined && { field }) }];
}
