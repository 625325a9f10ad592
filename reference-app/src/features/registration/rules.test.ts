import { describe, expect, test } from "vitest";
import type { FieldRule } from "@lobbykit/api-spec/client/field-rules";
import {
  AUTOCOMPLETE,
  attemptFor,
  complaintsOf,
  fieldOfRefusal,
  hintOf,
  planFields,
  registrationBody,
  type Draft,
  type FormSituation,
  type RegisterRules,
} from "./rules.ts";
import { isOutcomeUnknown } from "../../shared/api/errors/retry-rules.ts";

const on: FieldRule = {
  enabled: true,
  required: true,
  minLength: 1,
  maxLength: 64,
  patternId: "1",
  acceptedPattern: "*",
};
const off: FieldRule = { ...on, enabled: false, required: false };
const optional: FieldRule = { ...on, required: false };

const FURTHER = [
  ["R348 the real name", "payeeName"],
  ["R349 the QQ number", "qqNum"],
  ["R350 the email address", "email"],
  ["R351 the recommender", "recommenderId"],
  ["R352 the nickname", "nickname"],
  ["R353 the payment password", "paymentPassword"],
  ["R354 LINE", "line"],
  ["R355 WhatsApp", "whatsapp"],
  ["R356 Facebook", "facebook"],
  ["R357 WeChat", "wechat"],
  ["R358 the identity number", "idNumber"],
  ["R359 Zalo", "zalo"],
  ["R360 the invitation code", "affiliateCode"],
] as const;

const BASE: RegisterRules = { username: on, password: on, confirmPassword: on, mobileNum: on, verificationCode: on };
const SITUATION: FormSituation = {
  tab: "username",
  rules: BASE,
  isPasswordAsked: true,
  isCodeAsked: true,
  isDirect: true,
  hasAffiliateCode: false,
};
const fieldsOf = (change: Partial<FormSituation> = {}) =>
  planFields({ ...SITUATION, ...change }).map(({ field }) => field);

const codeOf = (change: Partial<FormSituation>) =>
  planFields({ ...SITUATION, ...change }).find(({ field }) => field === "affiliateCode")?.rule;

describe("the fields of a tab", () => {
  test.each([
    [
      "R154 the username tab has its fields in the right order",
      {},
      ["username", "password", "confirmPassword", "mobileNum", "verificationCode"],
    ],
    [
      "R154, R361 the mobile tab has its fields in the right order",
      { tab: "mobile" },
      ["mobileNum", "verificationCode", "password", "confirmPassword"],
    ],
    [
      "R361 the mobile tab has the number even if it is disabled",
      { tab: "mobile", rules: { ...BASE, mobileNum: off } },
      ["mobileNum", "verificationCode", "password", "confirmPassword"],
    ],
    [
      "R285 the mobile tab has no password when none is wanted",
      { tab: "mobile", isPasswordAsked: false },
      ["mobileNum", "verificationCode"],
    ],
    [
      "R284 there is no code field when the rule is off",
      { rules: { ...BASE, verificationCode: off } },
      ["username", "password", "confirmPassword", "mobileNum"],
    ],
    [
      "R284 there is no code field when the module is off, whatever the rule says",
      { isCodeAsked: false },
      ["username", "password", "confirmPassword", "mobileNum"],
    ],
    [
      "R284 there is a code field when the module is on and the server has no rule",
      { tab: "mobile", rules: { mobileNum: on }, isPasswordAsked: false },
      ["mobileNum", "verificationCode"],
    ],
    [
      "R284 there is no code field without a number field",
      { rules: { ...BASE, mobileNum: off } },
      ["username", "password", "confirmPassword"],
    ],
    [
      "R362 there are username and password fields even if the server has no rules",
      { rules: {} },
      ["username", "password"],
    ],
  ] as const)("%s", (_, change, expected) => expect(fieldsOf(change)).toEqual(expected));

  test.each(FURTHER)("%s (%s) is shown only when it is enabled", (_, field) => {
    expect(fieldsOf({ rules: { ...BASE, [field]: on } })).toContain(field);
    expect(fieldsOf({ rules: { ...BASE, [field]: off } })).not.toContain(field);
    expect(fieldsOf()).not.toContain(field);
  });

  test("further fields have a fixed order, and the captcha is last", () => {
    const rules = { ...BASE, captcha: on, ...Object.fromEntries(FURTHER.toReversed().map(([, field]) => [field, on])) };
    expect(fieldsOf({ rules }).slice(5)).toEqual([...FURTHER.map(([, field]) => field), "captcha"]);
  });

  test("R291 without direct registration, the code of an upline is required, whatever the rule says", () => {
    expect(codeOf({ isDirect: false })).toMatchObject({ enabled: true, required: true });
    expect(codeOf({ isDirect: false, rules: { ...BASE, affiliateCode: optional } })).toMatchObject({ required: true });
    expect(codeOf({ isDirect: false, hasAffiliateCode: true })).toBeUndefined();
    expect(codeOf({})).toBeUndefined();
  });

  test("R360 a code from the link has no field", () => {
    const rules = { ...BASE, affiliateCode: on };
    expect(fieldsOf({ rules, hasAffiliateCode: true })).not.toContain("affiliateCode");
  });
});

const plan = (rules: RegisterRules = BASE, change: Partial<FormSituation> = {}) =>
  planFields({ ...SITUATION, rules, ...change });
const RIGHT: Draft = {
  username: "rahim",
  password: "secret-1",
  confirmPassword: "secret-1",
  mobileNum: "1812345678",
  verificationCode: "123456",
};

describe("input errors", () => {
  test.each([
    ["R341 valid input has no error", BASE, {}, {}],
    ["R343 an empty required field is reported", BASE, { username: "  " }, { username: { message: "not_empty" } }],
    [
      "R344 different passwords are reported",
      BASE,
      { confirmPassword: "secret-2" },
      { confirmPassword: { message: "confirm_mismatch" } },
    ],
    [
      "R284 a number without its code is reported",
      { ...BASE, mobileNum: optional },
      { verificationCode: "" },
      { verificationCode: { message: "not_empty" } },
    ],
    [
      "R284 a form without a number and a code has no error",
      { ...BASE, mobileNum: optional },
      { mobileNum: "", verificationCode: "" },
      {},
    ],
    ["R387 a missing captcha is reported", { ...BASE, captcha: on }, {}, { captcha: { message: "captcha_required" } }],
  ] as const)("%s", (_, rules, change, expected) => {
    expect(Object.fromEntries(complaintsOf(plan(rules), { ...RIGHT, ...change }))).toEqual(expected);
  });
});

const given = {
  countryDialingCode: "+880",
  captchaId: "c4pt_1",
  landing: {},
  registerUrl: "https://www.example.net/register?affiliateCode=AGENT001",
  domain: "www.example.net",
  isAgeConfirmed: true,
};
const ALWAYS = {
  login: true,
  registerMethod: "WEB",
  registerUrl: given.registerUrl,
  domain: given.domain,
  termsAccepted: true,
  ageConfirmed: true,
};

describe("the registration request", () => {
  test("R219, R220 contains everything that the chosen tab asks for", () => {
    expect(registrationBody(plan({ ...BASE, captcha: on }), { ...RIGHT, captcha: " x7kp " }, given)).toEqual({
      ...RIGHT,
      ...ALWAYS,
      countryDialingCode: "+880",
      captcha: "x7kp",
      captchaId: "c4pt_1",
    });
  });

  test("R219 contains nothing of the other tab, no empty values and no unrequested captcha", () => {
    const body = registrationBody(
      plan(BASE, { tab: "mobile", isPasswordAsked: false }),
      { ...RIGHT, captcha: "x" },
      given,
    );
    expect(body).toEqual({
      ...ALWAYS,
      mobileNum: "1812345678",
      verificationCode: "123456",
      countryDialingCode: "+880",
    });
  });

  test("R219 contains no dialling code and no SMS code without a number", () => {
    const body = registrationBody(plan({ ...BASE, mobileNum: optional }), { ...RIGHT, mobileNum: "" }, given);
    expect(body).not.toHaveProperty("countryDialingCode");
    expect(body).not.toHaveProperty("verificationCode");
  });

  test("R394, D6 trims the username but not the password", () => {
    const body = registrationBody(plan(), { ...RIGHT, username: " rahim ", password: " p w " }, given);
    expect(body).toMatchObject({ username: "rahim", password: " p w " });
  });

  test.each([
    ["R220 contains the codes of the link", {}, { affiliateCode: "AGENT001", referralCode: "DEMO0001" }],
    [
      "R360 contains a typed code instead of the link's code",
      { affiliateCode: "demo0001" },
      { affiliateCode: "demo0001", referralCode: "DEMO0001" },
    ],
  ])("%s", (_, change, expected) => {
    const landing = { affiliateCode: "AGENT001", referralCode: "DEMO0001" };
    const fields = plan({ ...BASE, affiliateCode: optional });
    expect(registrationBody(fields, { ...RIGHT, ...change }, { ...given, landing })).toMatchObject(expected);
  });

  test("R220 shortens a URL that is too long for the server", () => {
    const registerUrl = `https://www.example.net/register?x=${"a".repeat(3000)}`;
    expect(registrationBody(plan(), RIGHT, { ...given, registerUrl }).registerUrl).toHaveLength(2048);
  });
});

describe("refusals", () => {
  test.each([
    ["USERNAME_TAKEN", "username"],
    ["MOBILE_TAKEN", "mobileNum"],
    ["PHONE_MISSING", "mobileNum"],
    ["PHONE_INVALID", "mobileNum"],
    ["EMAIL_TAKEN", "email"],
    ["CAPTCHA_REQUIRED", "captcha"],
    ["CAPTCHA_INVALID", "captcha"],
    ["VERIFICATION_CODE_MISSING", "verificationCode"],
    ["VERIFICATION_CODE_INVALID", "verificationCode"],
    ["VERIFICATION_CODE_EXPIRED", "verificationCode"],
    ["AFFILIATE_CODE_INVALID", "affiliateCode"],
    ["TERMS_NOT_ACCEPTED", "termsAccepted"],
    ["NOT_ELIGIBLE", "ageConfirmed"],
    ["MODULE_DISABLED", undefined],
  ])("D21 %s belongs to the field %s", (code, field) => expect(fieldOfRefusal(code)).toBe(field));
});

describe("C13 the idempotency key", () => {
  const last = { content: "a", key: "1" };
  test("is the same for the same content", () => expect(attemptFor(last, "a", () => "2")).toBe(last));
  test("is new for other content", () => expect(attemptFor(last, "b", () => "2")).toEqual({ content: "b", key: "2" }));
  test("is new for the first content", () =>
    expect(attemptFor(undefined, "a", () => "2")).toEqual({ content: "a", key: "2" }));

  test.each([
    ["offline", "OFFLINE", true],
    ["timeout", "TIMEOUT", true],
    ["server", "INTERNAL_ERROR", true],
    ["contract", "BROKEN_CONTRACT", true],
    ["business", "OPERATION_IN_PROGRESS", true],
    ["business", "USERNAME_TAKEN", false],
    ["forbidden", "REGION_RESTRICTED", false],
  ])("after an error of kind %s with code %s the outcome is unknown: %s", (kind, code, expected) => {
    expect(isOutcomeUnknown({ kind, code })).toBe(expected);
  });
});

test.each([
  ["zalo", "VN", "zalo"],
  ["zalo", "BD", undefined],
  ["zalo", "PH", undefined],
  ["zalo", "ID", undefined],
  ["payeeName", "BD", "payeeName"],
  ["nickname", "VN", undefined],
] as const)("R506 the hint of %s in %s is %s", (field, country, hint) => expect(hintOf(field, country)).toBe(hint));

test("WCAG 1.3.5 browsers fill in the member's own name, email address and telephone numbers", () => {
  expect(AUTOCOMPLETE).toMatchObject({ payeeName: "name", email: "email", whatsapp: "tel", zalo: "tel" });
});
