import { expect, test } from "../support/fixtures.ts";
import {
  expectRegistered,
  field,
  fillIn,
  FURTHER_FIELDS,
  NUMBER,
  openRegistration,
  submitButton,
  tab,
  termsBox,
} from "./registration.ts";
import { fill } from "../support/texts.ts";
import { CALM_PAGE } from "../support/visitor.ts";

test.describe("the fields of the merchant", () => {
  test("R155 R283 R284 R285 R293 the form has the tabs, the password, the verification code and the dialling code that the merchant's modules allow", async ({
    page,
    texts,
    mock,
  }) => {
    const openWithout = async (module: string) => {
      await mock.scenario(`off:${module}`);
      // A tab keeps the modules that it has loaded (R203).
      await page.evaluate(() => sessionStorage.clear());
      return openRegistration(page, texts);
    };
    await test.step("all modules are on", async () => {
      const dialog = await openRegistration(page, texts);
      await expect(dialog.getByRole("combobox")).toHaveValue("880");
    });
    await test.step("without a change of the dialling code", async () => {
      const dialog = await openWithout("UPDATEMOBILEICC3");
      await expect(dialog.getByText("+880", { exact: true })).toBeVisible();
      await expect(dialog.getByRole("combobox")).toHaveCount(0);
    });
    await test.step("without a password for mobile numbers", async () => {
      const dialog = await openWithout("MOBILENUMPASSREG3");
      await expect(field(dialog, texts, "mobileNum")).toBeVisible();
      await expect(field(dialog, texts, "password")).toHaveCount(0);
      await tab(dialog, texts, "username").click();
      await expect(field(dialog, texts, "password")).toBeVisible();
    });
    await test.step("without a verification code", async () => {
      const dialog = await openWithout("REGMOBVERF3");
      await expect(field(dialog, texts, "mobileNum")).toBeVisible();
      await expect(field(dialog, texts, "verificationCode")).toHaveCount(0);
    });
    await test.step("without registration by mobile number", async () => {
      const dialog = await openWithout("MOBILENUMREG3");
      await expect(field(dialog, texts, "username")).toBeVisible();
      await expect(dialog.getByRole("tab")).toHaveCount(0);
    });
  });

  test("R284 R291 R293 the form follows the merchant's module switches, even if the field rules and the country list differ", async ({
    page,
    texts,
  }) => {
    const OFF = /"modId":"(REGMOBVERF3|DIRECTREG3|UPDATEMOBILEICC3)","enabled":"1"/g;
    await page.route(/\/wps\/system\/(?:menu|permission)\?/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(OFF, '"modId":"$1","enabled":"0"') });
    });
    const dialog = await openRegistration(page, texts);
    await expect(field(dialog, texts, "mobileNum")).toBeVisible();
    await expect(field(dialog, texts, "verificationCode")).toHaveCount(0);
    await expect(field(dialog, texts, "affiliateCode")).toBeVisible();
    await expect(dialog.getByRole("combobox")).toHaveCount(0);
  });

  test("R348 R349 R350 R351 R352 R353 R354 R355 R356 R357 R358 R359 R360 shows all enabled fields in the fixed order", async ({
    page,
    texts,
    mock,
  }) => {
    for (const name of FURTHER_FIELDS) await mock.registerRule(name, { enabled: true });
    const dialog = await openRegistration(page, texts);
    const shown = await dialog
      .locator("input[name]")
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute("name") ?? ""));
    expect(shown.filter((name) => FURTHER_FIELDS.some((one) => one === name))).toEqual([...FURTHER_FIELDS]);
    for (const name of FURTHER_FIELDS) await expect(field(dialog, texts, name)).toBeVisible();
  });

  test("R038 R398 D13 the age box has the merchant's age and is not ticked; the terms box is ticked only where the merchant allows it", async ({
    page,
    texts,
  }) => {
    await page.goto(CALM_PAGE);
    for (const [merchantCode, age, isTicked] of [
      ["ccgjoyf4", "21", true],
      ["vnlobby1", "18", true],
      ["phlobby1", "21", false],
    ] as const) {
      await test.step(merchantCode, async () => {
        await page.evaluate((code) => sessionStorage.setItem("merchantCode", code), merchantCode);
        const dialog = await openRegistration(page, texts);
        await expect(dialog.getByRole("checkbox", { name: fill(texts.registration.age, { age }) })).not.toBeChecked();
        await expect(termsBox(dialog, texts)).toBeChecked({ checked: isTicked });
      });
    }
  });
});

test.describe("the code of the referrer", () => {
  test("R220 R291 R360 is taken from the link and sent without showing a field, even if a code is required", async ({
    page,
    texts,
    mock,
  }) => {
    await mock.scenario("off:DIRECTREG3");
    await page.goto("/slot-games?affiliateCode=AGENT001");
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    const dialog = await openRegistration(page, texts);
    await expect(field(dialog, texts, "affiliateCode")).toHaveCount(0);
    await fillIn(dialog, texts, mock);
    await submitButton(dialog, texts).click();
    await expectRegistered(page, texts, `880${NUMBER}`);
  });

  test("R291 is a required field when the visitor has no link and the module DIRECTREG3 is off", async ({
    page,
    texts,
    mock,
  }) => {
    await mock.scenario("off:DIRECTREG3");
    const dialog = await openRegistration(page, texts);
    await fillIn(dialog, texts, mock);
    await submitButton(dialog, texts).click();
    const message = fill(texts.validation.not_empty, { field: texts.registration.field.affiliateCode });
    await expect(field(dialog, texts, "affiliateCode")).toHaveAccessibleDescription(new RegExp(message));
  });

  test("R360 R384 is shown in a field for correction when no member has this code", async ({ page, texts, mock }) => {
    const dialog = await openRegistration(page, texts, "/register?affiliateCode=NOBODY77");
    const code = field(dialog, texts, "affiliateCode");
    const refusal = new RegExp(texts.registration.refusal.AFFILIATE_CODE_INVALID);
    await expect(code).toHaveValue("NOBODY77");
    // The link is refused before the visitor has filled in the form.
    await expect(code).toHaveAccessibleDescription(refusal);
    await code.fill("NOBODY78");
    await expect(code).not.toHaveAccessibleDescription(refusal);
    await fillIn(dialog, texts, mock);
    await submitButton(dialog, texts).click();
    await expect(code).toHaveAccessibleDescription(refusal);
  });
});
