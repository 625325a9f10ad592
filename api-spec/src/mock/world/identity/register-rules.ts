import type { DatabaseSync } from "node:sqlite";
import { runInNewContext } from "node:vm";
import {
  faultOf,
  foreignExpression,
  judgeExpression,
  type FieldFault,
  type FieldRule,
} from "../../../client/field-rules.ts";
import type { components } from "../../../generated/types.ts";
import { REGISTER_FIELDS, registerRulesOf, type RegisterField, type RegisterRules } from "./data/register-rules.ts";
import type { Merchant } from "../site/merchants.ts";
import type { Modules } from "../site/modules.ts";

/**
 * The registration rules of each merchant, including changes by testers. Two depend on switches: the SMS code is required while REGMOBVERF3
 * is on (R284), and an affiliate code while DIRECTREG3 is off (R291).
 */
export function createRegisterRules(store: DatabaseSync, modules: Modules) {
  store.exec(`
    create table if not exists register_rules (
      merchant_code text not null, field text not null, rule text not null, primary key (merchant_code, field)
    ) strict;
  `);
  const select = store.prepare("select field, rule from register_rules where merchant_code = ?");
  const upsert = store.prepare("insert or replace into register_rules values (?, ?, ?)");
  const of = (merchant: Merchant): RegisterRules => {
    const { merchantCode } = merchant;
    const changed = select.all(merchantCode).map((row) => [row.field, JSON.parse(String(row.rule))]);
    const rules: RegisterRules = { ...registerRulesOf(merchantCode), ...Object.fromEntries(changed) };
    const isCodeSent = modules.isOn(merchant, "REGMOBVERF3");
    const isDirect = modules.isOn(merchant, "DIRECTREG3");
    return {
      ...rules,
      verificationCode: { ...rules.verificationCode, enabled: isCodeSent, required: isCodeSent },
      ...(!isDirect && { affiliateCode: { ...rules.affiliateCode, enabled: true, required: true } }),
    };
  };
  return {
    of,
    /** Changes parts of a field's rule. */
    change: (merchant: Merchant, field: RegisterField, change: Partial<FieldRule>): void =>
      void upsert.run(merchant.merchantCode, field, JSON.stringify({ ...of(merchant)[field], ...change })),
  };
}

/** A field that breaks its rule, and why. */
export type BrokenRule = components["schemas"]["ErrorDetail"];

type Values = Partial<Record<RegisterField, string>>;

/** Returns every field that breaks its rule (R341–R346). A missing field counts as empty. */
export const brokenRules = (
  values: Values,
  rules: RegisterRules,
  fields: readonly RegisterField[] = REGISTER_FIELDS,
): BrokenRule[] =>
  fields.flatMap((field) => {
    const message = whyBroken(field, values[field] ?? "", rules[field]);
    return message === undefined ? [] : [{ path: `body/${field}`, message }];
  });

/** Returns why a value breaks the rule of its field; undefined when it does not. */
export function whyBroken(field: string, value: string, rule: FieldRule): string | undefined {
  const fault = faultOf(field, value, rule) ?? (isUnfit(value, rule) ? "format" : undefined);
  return fault && WORDS[fault](rule);
}

const WORDS: Readonly<Record<FieldFault, (rule: FieldRule) => string>> = {
  empty: () => "must not be empty",
  blank: () => "must not be spaces alone",
  default: () => "must not be the default password",
  length: ({ minLength, maxLength }) => `must have ${minLength} to ${maxLength} characters`,
  // The message names the pattern that decides (D7). It does not contain the regular expression, which may be longer than a message may be.
  format: ({ acceptedPattern, patternId }) =>
    acceptedPattern === ""
      ? `must match the pattern family ${patternId}`
      : "must match the acceptedPattern of its rule",
};

/** Time limit of one regular expression. Testers set hostile ones (D7), and without a limit, one of them would block every world. */
const PATTERN_BUDGET_MS = 1000;

/** Whether a tester's regular expression refuses the value. One that exceeds the time limit accepts anything (R341, D7). */
function isUnfit(value: string, rule: FieldRule): boolean {
  const expression = foreignExpression(value, rule);
  if (expression === undefined) return false;
  const judge = `(${judgeExpression.toString()})(expression, value)`;
  try {
    return runInNewContext(judge, { expression, value }, { timeout: PATTERN_BUDGET_MS }) === "unfit";
  } catch {
    return false;
  }
}
