import { codeOfApp } from "./authenticator.ts";
import { expectNoAxeViolation } from "../accessibility/axe.ts";
import { DEVICES } from "../support/devices.ts";
import { expect, test } from "../support/fixtures.ts";
import { LoginDialog } from "../session/login-dialog.ts";
import { fill } from "../support/texts.ts";
import { balance, CALM_PAGE, comeAsMember, header } from "../support/visitor.ts";

test.describe("on a phone", () => {
  test.use(DEVICES[1].options);

  test("E099 R412 recovery codes survive Back, and can be downloaded, printed, used for a login, and created again", async ({
    page,
    texts,
    mock,
  }) => {
    const { app, recovery } = texts.security;
    const card = page.getByRole("region", { name: app.title, exact: true });
    const left = (count: number) => card.getByText(fill(recovery.left, { count: String(count) }), { exact: true });
    await comeAsMember(page, mock);
    await page.goto(CALM_PAGE);
    const bar = page.getByRole("navigation", { name: texts.app.bottomBar.label, exact: true });
    await bar.getByRole("link", { name: texts.wallet.deposit, exact: true }).click();
    await page.getByRole("button", { name: texts.member.title, exact: true }).click();
    await page.getByRole("link", { name: texts.member.sections.securityCenter, exact: true }).click();
    await card.getByRole("button", { name: app.setUp, exact: true }).click();
    const dialog = page.getByRole("dialog", { name: app.title, exact: true });
    const shownKey = dialog.getByRole("textbox", { name: app.key });
    await expect(shownKey).toHaveValue(/^[A-Z2-7]{32}$/);
    const code = codeOfApp(await shownKey.inputValue(), (await mock.state()).now);
    await dialog.getByRole("textbox", { name: app.code }).fill(code);
    await dialog.getByRole("button", { name: app.setUp, exact: true }).click();

    const shown = page.getByRole("dialog", { name: recovery.title, exact: true });
    const codes = shown.getByRole("list", { name: recovery.list, exact: true }).getByRole("listitem");
    await expect(codes).toHaveCount(10);
    const first = (await codes.first().textContent()) ?? "";
    expect(first).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    await expectNoAxeViolation(page);
    // The phone's Back must not lose what is shown only once.
    await page.goBack();
    const leave = page.getByRole("alertdialog", { name: recovery.leave.title, exact: true });
    await leave.getByRole("button", { name: recovery.leave.stay, exact: true }).click();
    await expect(leave).toBeHidden();
    await expect(codes.first()).toHaveText(first);
    const file = page.waitForEvent("download");
    await shown.getByRole("button", { name: recovery.download, exact: true }).click();
    expect((await file).suggestedFilename()).toBe("recovery-codes.csv");
    await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute("data-printed", "") }));
    await shown.getByRole("button", { name: recovery.print, exact: true }).click();
    await expect(page.locator("body")).toHaveAttribute("data-printed");
    await page.emulateMedia({ media: "print" });
    for (const one of await codes.all()) await expect(one).toBeVisible();
    await expect(header(page)).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await shown.getByRole("button", { name: recovery.kept, exact: true }).click();
    await expect(left(10)).toBeVisible();

    await page.evaluate(() => sessionStorage.clear());
    const login = await new LoginDialog(page, texts).open();
    await login.submit("demo");
    const verify = page.getByRole("dialog", { name: texts.auth.verify.title, exact: true });
    await verify.getByText(texts.auth.verify.by.recoveryCode, { exact: true }).click();
    await verify.getByRole("textbox", { name: texts.auth.verify.answer.recoveryCode }).fill(first.toUpperCase());
    await verify.getByRole("button", { name: texts.auth.verify.submit, exact: true }).click();
    await expect(balance(page, texts)).toBeVisible();

    await page.goto(`${CALM_PAGE}?member=securityCenter`);
    await expect(left(9)).toBeVisible();
    await card.getByRole("button", { name: recovery.make, exact: true }).click();
    const question = page.getByRole("alertdialog", { name: recovery.question, exact: true });
    await question.getByRole("button", { name: recovery.make, exact: true }).click();
    await expect(codes).toHaveCount(10);
    const second = (await codes.nth(1).textContent()) ?? "";
    await shown.getByRole("button", { name: recovery.kept, exact: true }).click();
    await expect(left(10)).toBeVisible();

    // After the loss of the phone, a recovery code removes the authenticator app.
    await card.getByRole("button", { name: app.remove, exact: true }).click();
    const removal = page.getByRole("dialog", { name: app.remove, exact: true });
    await removal.getByRole("button", { name: recovery.useRecovery, exact: true }).click();
    const field = removal.getByRole("textbox", { name: recovery.field });
    await field.fill(first);
    await removal.getByRole("button", { name: app.remove, exact: true }).click();
    await expect(field).toHaveAccessibleDescription(new RegExp(recovery.wrong));
    await field.fill(second);
    await removal.getByRole("button", { name: app.remove, exact: true }).click();
    await expect(card.getByRole("button", { name: app.setUp, exact: true })).toBeVisible();
  });
});
