import type { TFunction } from "i18next";
import type { FormProblem } from "@lobbykit/design-system/Form";
import type { MoneyState } from "../../shared/money/calls/money-call.ts";
import { fieldOfRefusal } from "./rules.ts";
import { codeOf, refusalProblem } from "../../shared/api/errors/refusal-problem.ts";

const NONE: readonly FormProblem[] = [];

/** Returns the reasons why the last try was refused, each for a field or for the whole form (D21). */
export function refusalProblems(state: MoneyState<unknown>, t: TFunction): readonly FormProblem[] {
  if (state.phase !== "refused") return NONE;
  return [refusalProblem(state.error, t, fieldOfRefusal(codeOf(state.error)))];
}
