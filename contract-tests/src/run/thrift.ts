import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { CaseResult } from "./result.ts";

/** Of the answers of a run so much text is kept for the reports; of those after it only what reports show. */
const BUDGET_CHARACTERS = 20_000_000;
const LONG_TEXT = 20_000;
const SHOWN_TEXT = 4000;
/** After so much text of long answers that was let go, memory is given back: V8 alone would first let it grow to what the machine has. */
const COLLECT_AFTER_CHARACTERS = 16_000_000;

/** A full collection, which node offers to nobody else: some milliseconds, and only where answers are of megabytes. */
let collect = (): void => {
  setFlagsFromString("--expose-gc");
  collect = runInNewContext("gc") as () => void;
  collect();
};

/**
 * Lets go of what nobody will look at any more once a case has been judged: a run may have ten thousand answers, each of megabytes.
 * Short answers stay whole.
 */
export function createThrift(): (result: CaseResult) => CaseResult {
  let kept = 0;
  let letGo = 0;
  return (result) => {
    const { answer } = result;
    if (!answer || "failure" in answer) return result;
    const limit = kept > BUDGET_CHARACTERS ? SHOWN_TEXT : LONG_TEXT;
    kept += Math.min(answer.text.length, limit);
    if (answer.text.length <= limit) return result;
    letGo += answer.text.length;
    if (letGo > COLLECT_AFTER_CHARACTERS) {
      letGo = 0;
      collect();
    }
    // A slice would hold on to the whole text.
    const text = Buffer.from(answer.text.slice(0, limit)).toString();
    return { ...result, answer: { ...answer, text, json: undefined } };
  };
}
