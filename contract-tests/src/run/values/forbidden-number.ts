import { valueAt } from "../../json.ts";
import type { Received } from "../../judge/answer.ts";
import { numberInAnswer, decimalOf, decimalText } from "../../judge/values/numbers.ts";
import type { Forbidden } from "../../plan/case.ts";

/** How many decimal places a number has as it is written. */
const placesOf = (bound: unknown): number => (typeof bound === "string" ? (bound.split(".")[1]?.length ?? 0) : 0);

/**
 * The number next to a bound in an earlier response: beyond it, or between the lowest number and the next step. Undefined when there is no
 * such number, and when steps of one leave nothing between them.
 */
export function forbiddenNumber(
  answer: Pick<Received, "json" | "headers">,
  { pointer, plus, isFinest, between }: Forbidden,
): string | number | undefined {
  const { json } = answer;
  const bound = valueAt(json, pointer) ?? numberInAnswer(answer, pointer);
  const [number, one] = [decimalOf(bound), decimalOf(1)];
  const step = between === undefined ? undefined : decimalOf(valueAt(json, between));
  if (number === undefined || one === undefined) return undefined;
  if (between !== undefined && (step === undefined || step <= one)) return undefined;
  const unit = isFinest ? one / 10n ** BigInt(placesOf(bound)) : one;
  const moved = number + unit * BigInt(plus);
  if (moved < 0n) return undefined;
  return typeof bound === "string" ? decimalText(moved) : Number(decimalText(moved));
}
