import { RuleTester } from "oxlint/plugins-dev";
import { describe, it } from "vitest";
import type { Rule } from "./rule.ts";

RuleTester.describe = describe;
RuleTester.it = it;

/** Code, or code with the name of its file. */
type Case = string | { filename: string; code: string };

/** Tests a rule with code that it accepts, and with code in which it finds exactly one fault each. */
export function testRule(name: string, rule: Rule, cases: { lets: readonly Case[]; finds: readonly Case[] }): void {
  const tester = new RuleTester({ languageOptions: { sourceType: "module", parserOptions: { lang: "tsx" } } });
  const whole = (each: Case) => (typeof each === "string" ? { filename: "Name.css.ts", code: each } : each);
  describe(`D17c ${name}`, () => {
    tester.run(name, rule, {
      valid: cases.lets.map(whole),
      invalid: cases.finds.map((each) => ({ ...whole(each), errors: 1 })),
    });
  });
}

/** Returns the same code as the content of a component's file. */
export const inComponent = (...codes: string[]): Case[] => codes.map((code) => ({ filename: "Name.tsx", code }));
