import { toLatinDigits } from "@lobbykit/design-system/foundations/digits";

/** Four to eight digits that stand alone. Shorter ones are minutes, longer ones are phone numbers. */
const CODE = /(?:^|[^\p{L}\p{N}])(\p{Nd}{4,8})(?![\p{L}\p{N}])/u;

/** The verification code in a pasted message, such as "G-123456" or "Your code is 123456."; the whole text when it has none. */
export function codeInMessage(pasted: string): string {
  const [, code] = CODE.exec(pasted) ?? [];
  return code === undefined ? pasted : toLatinDigits(code);
}
