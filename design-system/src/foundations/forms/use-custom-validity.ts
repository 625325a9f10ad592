import { type RefObject, useLayoutEffect } from "react";

/**
 * Makes an input invalid while a problem exists, so that no form submits it. The validity changes in the same commit as the text, so a
 * form that is submitted right after a change sees the validity of the text it submits.
 */
export function useCustomValidity(
  input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  problem: string | undefined,
): void {
  useLayoutEffect(() => input.current?.setCustomValidity(problem ?? ""), [input, problem]);
}
