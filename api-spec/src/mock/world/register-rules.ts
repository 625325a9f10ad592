import type { DatabaseSync } from "node:sqlite";
import { runInNewContext } from "node:vm";
import {
  REGISTER_FIELDS,
  registerRulesOf,
  type RegisterField,
  type RegisterRule,
  type RegisterRules,
} from "./data/register-rules.ts";
import type { Merchant } from "./merchants.ts";
import type { Modules } from "./modules.ts";

/**
 * What each merchant asks of a new member: its own rules, as testers have changed them. Two follow the switches: the SMS code
 * is asked when REGMOBVERF3 is on (R284), and an affiliate code is required when DIRECTREG3 is off (R291).
 */
export interface RegisterRuleBook {
  of(merchant: Merchant): RegisterRules;
  /** Changes parts of the rule of a field. */
  change(merchant: Merchant, field: RegisterField, change: Partial<RegisterRule>): void;
}

export function createRegisterRules(store: DatabaseSync, modules: Modules): RegisterRuleBook {
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
    change: (merchant, field, change) =>
      void upsert.run(merchant.merchantCode, field, JSON.stringify({ ...of(merchant)[field], ...change })),
  };
}

/** One field that breaks its rule: where and why. */
export interface BrokenRule {
  path: string;
  message: string;
}

type Values = Partial<Record<RegisterField, string>>;

/** Every enabled field that breaks its rule (R341–R346); an absent field and an empty one are the same. */
export const brokenRules = (values: Values, rules: RegisterRules): BrokenRule[] =>
  REGISTER_FIELDS.flatMap((field) => {
    const message = whyBroken(values[field] ?? "", rules[field]);
    return message === undefined ? [] : [{ path: `body/${field}`, message }];
  });

/** Why a value breaks a rule; undefined when it does not, or when the field is not asked. */
export function whyBroken(value: string, rule: RegisterRule): string | undefined {
  if (!rule.enabled) return undefined;
  if (value === "") return rule.required ? "must not be empty" : undefined;
  const { length } = Array.from(value);
  if (length < rule.minLength || length > rule.maxLength)
    return `must have ${rule.minLength} to ${rule.maxLength} characters`;
  return matches(value, rule.acceptedPattern) ? undefined : `must match ${rule.acceptedPattern}`;
}

/** As long as one expression may take: testers set hostile ones (D7), and one that runs away would hold up every world. */
const PATTERN_BUDGET_MS = 1000;

/** The whole value matches; an expression that is none, or never comes to an end, takes anything (R341). */
function matches(value: string, pattern: string): boolean {
  if (pattern === "*") return true;
  const context = { pattern: `^(?:${pattern})$`, value };
  try {
    return runInNewContext('new RegExp(pattern, "u").test(value)', context, { timeout: PATTERN_BUDGET_MS }) === true;
  } catch {
    return true;
  }
}
