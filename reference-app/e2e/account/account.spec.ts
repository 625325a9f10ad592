import type { Page } from "@playwright/test";
import { codeOfApp } from "./authenticator.ts";
import { expect, test } from "../support/fixtures.ts";
import { LoginDialog } from "../session/login-dialog.ts";
import { keepPictures, photographWithPlace, sentPicture } from "../support/pictures.ts";
import { fill, type Texts } from "../support/texts.ts";
import { balance, CALM_PAGE, comeAsMember, header, PASSWORD, signOut } from "../support/visitor.ts";

const section = (page: Page, texts: Texts, name: keyof Texts["member"]["sections"]) =>
  page.getByRole("dialog", { name: texts.member.sections[name], exact: true });

test("R144 R176 R141 E007 E025 E099 the member centre opens at its security section, and a changed nickname appears in the header", async ({
  page,
  texts,
  mock,
}) => {
  await comeAsMember(page, mock);
  await page.goto(CALM_PAGE);
  await header(page)
    .getByRole("button", { name: fill(texts.app.header.account, { name: "Demo" }), exact: true })
    .click();
  await page.getByRole("dialog").getByRole("link", { name: texts.auth.centre, exact: true }).click();
  const security = section(page, texts, "securityCenter");
  await expect(security.getByText("d•••@example.com")).toBeVisible();
  await expect(page).toHaveURL(/[?&]member=securityCenter/);

  await security.getByRole("button", { name: texts.security.changePaymentPassword, exact: true }).click();
  const payment = page.getByRole("dialog", { name: texts.cashier.paymentPassword.title, exact: true });
  await expect(payment).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(payment).toBeHidden();

  await security.getByRole("link", { name: texts.security.changeEmail, exact: true }).click();
  const data = section(page, texts, "personalData");
  const nickname = data.getByRole("textbox", { name: texts.profile.nickname });
  await expect(nickname).toHaveValue("Demo");
  await expect(data.locator('img[src$="/art/members/lotus.svg"]')).toBeVisible();
  const save = data.getByRole("button", { name: texts.profile.save, exact: true });
  await save.click();
  await expect(data.getByRole("alert")).toContainText(texts.profile.unchanged);
  await nickname.fill("রহিমা");
  await data.getByRole("textbox", { name: texts.profile.newEmail }).fill("rahima@example.com");
  await save.click();
  await expect(data.getByText(fill(texts.profile.presentEmail, { email: "r•••@example.com" }))).toBeVisible();
  await expect(nickname).toHaveValue("রহিমা");
  const calls = (await mock.requests()).filter(({ operationId }) => operationId === "setMemberInfo");
  expect(calls.map(({ status }) => status)).toEqual([200]);

  // Closing with unsaved changes asks first (C18), and the typed text is kept.
  await nickname.fill("কেউ");
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: texts.app.discard.title, exact: true });
  await question.getByRole("button", { name: texts.app.discard.stay, exact: true }).click();
  await expect(nickname).toHaveValue("কেউ");
  await page.evaluate(() => history.back());
  await question.getByRole("button", { name: texts.app.discard.stay, exact: true }).click();
  await expect(nickname).toHaveValue("কেউ");
  await expect(page).toHaveURL(/member=personalData/);
  await page.evaluate(() => history.back());
  await question.getByRole("button", { name: texts.app.discard.confirm, exact: true }).click();
  await expect(page).toHaveURL(/member=securityCenter/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(header(page).getByText("রহিমা", { exact: true })).toBeVisible();
});

test("R084 R400 R401 feedback accepts only PNG and JPG pictures, and removes their EXIF and GPS data", async ({
  page,
  texts,
  mock,
}) => {
  await keepPictures(page);
  await comeAsMember(page, mock);
  await page.goto(`${CALM_PAGE}?member=feedback`);
  const feedback = section(page, texts, "feedback");
  await feedback.getByRole("textbox", { name: texts.feedback.content }).fill("The table is cut off, see the picture.");
  const photograph = await photographWithPlace(page);
  expect(photograph.toString("latin1")).toContain("GPS");
  const files = feedback.locator("input[type=file]");
  await files.setInputFiles([
    { name: "table.jpg", mimeType: "image/jpeg", buffer: photograph },
    { name: "table.png", mimeType: "image/png", buffer: Buffer.from("no picture at all") },
    { name: "table.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") },
  ]);
  await expect(feedback.getByText("table.jpg", { exact: true })).toBeVisible();
  await feedback.getByRole("button", { name: texts.feedback.submit, exact: true }).click();
  await expect(feedback.getByRole("heading", { name: texts.feedback.sentTitle, exact: true })).toBeVisible();

  const sent = await sentPicture(page);
  expect([...sent.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  expect(sent.toString("latin1")).not.toMatch(/Exif|GPS/);
  const calls = (await mock.requests()).map(({ operationId, status }) => `${operationId} ${status}`);
  expect(calls.filter((call) => /uploadImage|submitFeedback/.test(call)).toSorted()).toEqual([
    "submitFeedback 200",
    "uploadImage 200",
  ]);
});

test("R008 R009 R010 R087 R174 the settings change the theme immediately, and link to the languages and the favourites", async ({
  page,
  texts,
  mock,
}) => {
  await comeAsMember(page, mock);
  await page.goto(`${CALM_PAGE}?member=settings`);
  const settings = section(page, texts, "settings");
  await settings.getByRole("radio", { name: texts.settings.light, exact: true }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.reload();
  await expect(settings.getByRole("radio", { name: texts.settings.light, exact: true })).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await settings.getByRole("button", { name: texts.settings.changeLanguage, exact: true }).click();
  await expect(page.getByRole("dialog", { name: texts.app.region.title, exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: texts.app.region.title, exact: true })).toBeHidden();
  await settings.getByRole("link", { name: texts.member.sections.favourites, exact: true }).click();
  const favourites = section(page, texts, "favourites");
  await expect(
    favourites.getByRole("list").or(favourites.getByText(texts.lobby.favouritesEmptyText)).first(),
  ).toBeVisible();
});

test("E099 R412 a member ends another device's session and sets up an authenticator app for the next login", async ({
  page,
  texts,
  mock,
}) => {
  const { sessions, app } = texts.security;
  const other = await page.request.post("/wps/session/login", {
    data: { type: "username", username: "demo", password: PASSWORD },
  });
  const { value } = await other.json();
  const statusOfOther = async () => {
    const headers = { Authorization: `Bearer ${value.token}` };
    return (await page.request.get("/wps/member/info", { headers })).status();
  };
  expect(await statusOfOther()).toBe(200);
  await comeAsMember(page, mock);
  await page.goto(`${CALM_PAGE}?member=securityCenter`);
  const security = section(page, texts, "securityCenter");
  const places = security.getByRole("region", { name: sessions.title, exact: true });
  await expect(places.getByText(sessions.current, { exact: true })).toHaveCount(1);
  await places.getByRole("button", { name: new RegExp(`^${sessions.end}: `) }).click();
  await expect.poll(statusOfOther).toBe(401);
  await expect(places.getByRole("button", { name: new RegExp(`^${sessions.end}: `) })).toHaveCount(0);
  await expect(places).toBeFocused();

  const card = security.getByRole("region", { name: app.title, exact: true });
  await card.getByRole("button", { name: app.setUp, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: app.title, exact: true });
  const shown = dialog.getByRole("textbox", { name: app.key });
  await expect(shown).toHaveValue(/^[A-Z2-7]{32}$/);
  const key = await shown.inputValue();
  const codeNow = async () => codeOfApp(key, (await mock.state()).now);
  const code = dialog.getByRole("textbox", { name: app.code });
  const right = await codeNow();
  await code.fill(right.replaceAll(/\d/g, (digit) => String((Number(digit) + 5) % 10)));
  await dialog.getByRole("button", { name: app.setUp, exact: true }).click();
  await expect(code).toHaveAccessibleDescription(new RegExp(app.wrong));
  await code.fill(await codeNow());
  await dialog.getByRole("button", { name: app.setUp, exact: true }).click();
  const { recovery } = texts.security;
  const kept = page.getByRole("dialog", { name: recovery.title, exact: true });
  await kept.getByRole("button", { name: recovery.kept, exact: true }).click();
  await expect(card).toContainText(app.isOn);
  await expect(security.getByText(texts.security.level.high)).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(security).toBeHidden();
  await signOut(page, texts);
  // Each code is valid only once.
  await mock.advance(30_000);
  const login = await new LoginDialog(page, texts).open();
  await login.submit("demo");
  const verify = page.getByRole("dialog", { name: texts.auth.verify.title, exact: true });
  await expect(verify).toContainText(texts.auth.verify.appText);
  await verify.getByRole("textbox", { name: texts.auth.verify.answer.google }).fill(await codeNow());
  await verify.getByRole("button", { name: texts.auth.verify.submit, exact: true }).click();
  await expect(balance(page, texts)).toBeVisible();
});
