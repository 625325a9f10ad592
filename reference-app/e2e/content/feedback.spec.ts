import { expect, test } from "../support/fixtures.ts";
import { fill } from "../support/texts.ts";
import { comeAsMember, goInApp, PASSWORD } from "../support/visitor.ts";

const WORDS = "The search is quick, thank you.";
/** These first bytes show that a file is a picture, but they contain no pixels. */
const SIGNATURE_BYTES = 12;

test("R084 R026 D21 a guest's feedback is kept during the login and then sent once", async ({ page, texts, mock }) => {
  await page.goto("/feedback");
  const field = page.getByRole("textbox", { name: texts.feedback.content });
  const send = page.getByRole("button", { name: texts.feedback.submit, exact: true });
  await send.click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    fill(texts.validation.feedback_length, { min: "1", max: "140" }),
  );
  await field.fill(WORDS);
  await expect(page.getByRole("main").getByRole("alert"), "a corrected field loses its error at once").toHaveCount(0);
  await send.click();
  const dialog = page.getByRole("dialog", { name: texts.auth.title, exact: true });
  await dialog.getByRole("textbox", { name: texts.auth.username }).fill("demo");
  await dialog.getByRole("textbox", { name: texts.auth.password }).fill(PASSWORD);
  await dialog.getByRole("button", { name: texts.auth.submit, exact: true }).click();
  await expect(page.getByRole("heading", { name: texts.feedback.sentTitle, exact: true })).toBeVisible();
  const sent = (await mock.requests()).filter(({ operationId }) => operationId === "submitFeedback");
  expect(sent.map(({ status }) => status)).toEqual([200]);
});

test("R084 C18 going back from the feedback page asks before it discards typed text", async ({ page, texts, mock }) => {
  await comeAsMember(page, mock);
  // Opening the centre loads the code that asks. Otherwise it would load when the page is idle.
  await page.goto("/recent?member=securityCenter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // The page is opened by a link, because the router can block only steps between its own entries.
  await page.getByRole("contentinfo").getByRole("link", { name: texts.footer.feedback, exact: true }).click();
  const field = page.getByRole("main").getByRole("textbox", { name: texts.feedback.content });
  await field.fill(WORDS);
  await page.evaluate(() => history.back());
  const question = page.getByRole("alertdialog", { name: texts.app.discard.title, exact: true });
  await question.getByRole("button", { name: texts.app.discard.stay, exact: true }).click();
  await expect(question).toHaveCount(0);
  await expect(field).toHaveValue(WORDS);
});

test("C18 R401 D21 a link to another page asks before it discards typed feedback; a damaged picture is named at its field, and the text and the other pictures stay", async ({
  page,
  texts,
  mock,
}) => {
  await comeAsMember(page, mock);
  await page.goto("/feedback");
  await test.step("a link to another page", async () => {
    const field = page.getByRole("main").getByRole("textbox", { name: texts.feedback.content });
    await field.fill(WORDS);
    const logo = page.getByRole("banner").getByRole("link").first();
    const question = page.getByRole("alertdialog", { name: texts.app.discard.title, exact: true });
    await logo.click();
    await question.getByRole("button", { name: texts.app.discard.stay, exact: true }).click();
    await expect(question).toHaveCount(0);
    await expect(field).toHaveValue(WORDS);
    await logo.click();
    await question.getByRole("button", { name: texts.app.discard.confirm, exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
  });
  await goInApp(page, "/feedback");
  const form = page.getByRole("main");
  const field = form.getByRole("textbox", { name: texts.feedback.content });
  await field.fill(WORDS);
  const sound = { name: "sound.png", mimeType: "image/png", buffer: await field.screenshot() };
  const damaged = { ...sound, name: "damaged.png", buffer: sound.buffer.subarray(0, SIGNATURE_BYTES) };
  await form.locator("input[type=file]").setInputFiles([sound, damaged]);
  const send = form.getByRole("button", { name: texts.feedback.submit, exact: true });
  await send.click();
  const message = fill(texts.refusals.pictureUnusable, { name: "damaged.png" });
  await expect(form.getByRole("alert")).toContainText(message);
  await expect(field).toHaveValue(WORDS);
  await expect(form.getByText("sound.png", { exact: true })).toBeVisible();
  await form.getByRole("button", { name: /damaged\.png/ }).click();
  await expect(form.getByRole("alert"), "a corrected field loses its error at once").toHaveCount(0);
  await send.click();
  await expect(page.getByRole("heading", { name: texts.feedback.sentTitle, exact: true })).toBeVisible();
});
