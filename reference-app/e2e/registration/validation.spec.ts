import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import type { Mock, RegisterRuleChange } from "../support/mock.ts";
import { rowsOf } from "../support/nightly.ts";
import { ageBox, field, openRegistration, PASSWORD, submitButton } from "./registration.ts";
import { fill, type Texts } from "../support/texts.ts";

type Field = keyof Texts["registration"]["field"];

/** Disables all optional fields. Only the username, the passwords and the age remain. */
async function askLittle(mock: Mock): Promise<void> {
  await mock.scenario("off:MOBILENUMREG3");
  for (const name of ["captcha", "mobileNum", "payeeName", "email", "whatsapp", "facebook", "affiliateCode"])
    await mock.registerRule(name, { enabled: false, required: false });
}

async function fillAccount(dialog: Locator, texts: Texts): Promise<void> {
  await field(dialog, texts, "username").fill("rahim7");
  await field(dialog, texts, "password").fill(PASSWORD);
  await field(dialog, texts, "confirmPassword").fill(PASSWORD);
  await ageBox(dialog).check();
}

const expectRegistered = (page: Page, texts: Texts) =>
  expect(page.getByText(texts.registration.success, { exact: true })).toBeVisible();

/** Opens the form with further fields and these rules, and fills in the account. */
async function openWith(
  page: Page,
  texts: Texts,
  mock: Mock,
  rules: Partial<Record<Field, RegisterRuleChange>>,
): Promise<Locator> {
  await askLittle(mock);
  for (const [name, rule] of Object.entries(rules))
    await mock.registerRule(name, { enabled: true, minLength: 0, maxLength: 64, ...rule });
  const dialog = await openRegistration(page, texts);
  await fillAccount(dialog, texts);
  return dialog;
}

test.describe("a regular expression from the server", () => {
  const NEVER_ENDS = `${"a".repeat(40)}!`;
  /** Each of these would block or crash the page if the page ran it. */
  const HOSTILE = [
    { what: "backtracks for hours", name: "nickname", acceptedPattern: "(a+)+", value: NEVER_ENDS },
    { what: "backtracks in another way", name: "line", acceptedPattern: "(.*a){25}", value: NEVER_ENDS },
    { what: "is invalid", name: "zalo", acceptedPattern: "(", value: "anything" },
    {
      what: "is too large to compile",
      name: "wechat",
      acceptedPattern: "(?:(?:a{0,999}){0,999}){0,999}",
      value: "a",
    },
  ] as const;

  test(`D7 R341 that ${HOSTILE.map(({ what }) => what).join(", ")} does not block the form, and the server decides`, async ({
    page,
    texts,
    mock,
  }) => {
    const rules = HOSTILE.map(({ name, acceptedPattern }) => [name, { patternId: "", acceptedPattern }]);
    const dialog = await openWith(page, texts, mock, Object.fromEntries(rules));
    for (const { name, value } of HOSTILE) await field(dialog, texts, name).fill(value);
    const undecided: string[] = [];
    page.on("console", (message) => undecided.push(/pattern for (\w+) is/.exec(message.text())?.[1] ?? ""));
    const [worker] = await Promise.all([page.waitForEvent("worker"), submitButton(dialog, texts).click()]);
    expect(worker.url()).toMatch(/\/assets\/pattern\.worker-/);
    await expectRegistered(page, texts);
    // A browser may be able to compile the large one.
    expect(undecided).toEqual(expect.arrayContaining(["nickname", "line", "zalo"]));
  });

  test("D7 R341 R345 decides even when the pattern id is known; the id's message is shown only when its pattern is broken", async ({
    page,
    texts,
    mock,
  }) => {
    const dialog = await openWith(page, texts, mock, {
      nickname: { patternId: "77", acceptedPattern: "[a-z]+" },
      line: { patternId: "6", acceptedPattern: String.raw`0\d+` },
    });
    const alert = dialog.getByRole("alert");
    const { format_invalid: invalid, reg_pattern_6: known } = texts.validation;
    for (const { line, said } of [
      { line: "12", said: invalid },
      { line: "ab", said: known },
    ]) {
      await field(dialog, texts, "nickname").fill("ABC");
      await field(dialog, texts, "line").fill(line);
      await submitButton(dialog, texts).click();
      for (const [name, text] of [
        ["nickname", invalid],
        ["line", said],
      ] as const) {
        const message = fill(text, { field: texts.registration.field[name], range: "0–64" });
        await expect(alert.getByText(message, { exact: true })).toBeVisible();
      }
    }
    await field(dialog, texts, "nickname").fill("abc");
    await field(dialog, texts, "line").fill("012");
    await submitButton(dialog, texts).click();
    await expectRegistered(page, texts);
  });

  test("D7 R341 that accepts anything is not run, even when the pattern id is known", async ({ page, texts, mock }) => {
    const dialog = await openWith(page, texts, mock, { nickname: { patternId: "6", acceptedPattern: "*" } });
    await field(dialog, texts, "nickname").fill("ab");
    await submitButton(dialog, texts).click();
    await expectRegistered(page, texts);
    expect(page.workers()).toHaveLength(0);
  });
});

/** Values that break the rules of their fields, each with the pattern whose message is expected (R364–R377). */
const BROKEN: readonly [field: Field, patternId: string, value: string][] = [
  ["username", "2", "7"],
  ["payeeName", "8", "7"],
  ["qqNum", "6", "a"],
  ["email", "3", "nobody"],
  ["recommenderId", "9", "a b"],
  ["nickname", "12", "Wang"],
  ["paymentPassword", "6", "12345"],
  ["line", "13", "Somchai"],
  ["whatsapp", "11", "31-12-1999"],
  ["facebook", "14", "Kim"],
  ["wechat", "10", "1999-13-31"],
  ["idNumber", "5", "123456"],
  ["zalo", "7", "abc"],
  ["affiliateCode", "4", "a#b"],
];

/** Fields with their own message for patterns without one (R382–R384). */
const UNNAMED: readonly [field: Field, patternId: string, message: keyof Texts["validation"]][] = [
  ["payeeName", "", "real_name_format"],
  ["whatsapp", "", "phone_format"],
  ["affiliateCode", "", "invitation_code_invalid"],
  ["nickname", "", "format_invalid"],
  ["email", "1", "reg_pattern_1"],
];

for (const language of rowsOf(["bn", "en"], ["en"])) {
  test.describe(`the messages in ${language}`, () => {
    test.use({ language });

    test(`R345 R346 R347 every pattern shows its own message with its minimum and maximum, in ${language}`, async ({
      page,
      texts,
      mock,
    }) => {
      await askLittle(mock);
      for (const [name, patternId] of BROKEN) {
        const [minLength, maxLength] = name === "paymentPassword" ? [6, 6] : [2, 64];
        const rule = { patternId, acceptedPattern: "", minLength, maxLength };
        await mock.registerRule(name, { enabled: true, required: true, ...rule });
      }
      const dialog = await openRegistration(page, texts);
      for (const [name, , value] of BROKEN) await field(dialog, texts, name).fill(value);
      await field(dialog, texts, "password").fill("short");
      await field(dialog, texts, "confirmPassword").fill("shorter");
      await dialog.getByRole("checkbox", { name: texts.registration.terms }).uncheck();
      await submitButton(dialog, texts).click();
      const summary = dialog.getByRole("alert").first();
      for (const [name, patternId] of BROKEN) {
        const range = name === "paymentPassword" ? "6" : "2–64";
        const said = texts.validation[`reg_pattern_${patternId}` as keyof Texts["validation"]];
        const message = fill(said, { field: texts.registration.field[name], range });
        await expect(summary.getByText(message, { exact: true })).toBeVisible();
      }
      for (const message of [
        fill(texts.validation.password_length, { range: "8–128" }),
        texts.validation.confirm_mismatch,
        texts.validation.terms_required,
        fill(texts.validation.age_required, { max: "21" }),
      ])
        await expect(summary.getByText(message, { exact: true })).toBeVisible();
    });

    test(`R364 R379 R380 R382 R383 R384 R387 fields have their own messages when the pattern has none, in ${language}`, async ({
      page,
      texts,
      mock,
    }) => {
      for (const [name, patternId] of UNNAMED)
        await mock.registerRule(name, { enabled: true, required: true, patternId, minLength: 50, maxLength: 64 });
      await mock.registerRule("verificationCode", { minLength: 4 });
      const dialog = await openRegistration(page, texts);
      await dialog.getByRole("tab").last().click();
      for (const [name] of UNNAMED) await field(dialog, texts, name).fill("x");
      await field(dialog, texts, "mobileNum").fill("12");
      await field(dialog, texts, "verificationCode").fill("1");
      await submitButton(dialog, texts).click();
      const summary = dialog.getByRole("alert").first();
      for (const [name, , key] of UNNAMED) {
        const said = fill(texts.validation[key], { field: texts.registration.field[name], range: "50–64" });
        await expect(summary.getByText(said, { exact: true })).toBeVisible();
      }
      for (const key of ["mobile_invalid", "verification_code_invalid", "captcha_required"] as const)
        await expect(summary.getByText(texts.validation[key], { exact: true })).toBeVisible();
    });
  });
}
