import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { CaseResult } from "../case-result.ts";

/** How much response text of a run is kept for the reports; of later responses only the part that reports show is kept. */
const BUDGET_CHARACTERS = 20_000_000;
const LONG_TEXT = 20_000;
const SHOWN_TEXT = 4000;
/** After this much text has been released, a garbage collection is forced; V8 alone would first grow to the machine's memory. */
const COLLECT_AFTER_CHARACTERS = 16_000_000;

/**
 * Forces a full garbage collection, for which Node has no public API. It takes some milliseconds, and only happens with responses of
 * megabytes.
 */
let collect = (): void => {
  setFlagsFromString("--expose-gc");
  collect = runInNewContext("gc") as () => void;
  collect();
};

/**
 * Truncates stored response bodies after judging, to bound memory: a run may have ten thousand responses of several megabytes. Short
 * responses stay whole.
 */
export function createResponseMemory(): (result: CaseResult) => CaseResult {
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
    // A plain slice would keep the whole text in memory.
    const text = Buffer.from(answer.text.slice(0, limit)).toString();
    return { ...result, answer: { ...answer, text, json: undefined } };
  };
}
