import { valueAt } from "../json.ts";
import type { Answer } from "../judge/answer.ts";
import type { StepSource } from "../plan/case.ts";
import { rowValue } from "./row-value.ts";
import { FRESH } from "./substitute.ts";

/** What a series knows while it runs. */
export interface Memory {
  /** Keeps what a step was answered. */
  readonly keep: (step: string, answer: Answer) => void;
  /** The value a later step asks for; undefined when the earlier one gave none. */
  readonly recall: (source: StepSource) => unknown;
}

/** The memory of one series. */
export function createMemory(): Memory {
  const answers = new Map<string, Answer>();
  const named = new Map<string, string>();
  const makeUp = ({ named: name, fresh }: Extract<StepSource, { named: string }>): string => {
    const value = named.get(name) ?? FRESH[fresh]();
    named.set(name, value);
    return value;
  };
  return {
    keep: (step, answer) => void answers.set(step, answer),
    recall: (source) => {
      if ("named" in source) return makeUp(source);
      const answer = answers.get(source.step);
      if (!answer || "failure" in answer) return undefined;
      if ("take" in source) return rowValue(answer.json, source);
      return "header" in source ? answer.headers.get(source.header) : valueAt(answer.json, source.pointer);
    },
  };
}
