import { expect, test } from "./fixtures.ts";
import { fill } from "./texts.ts";
import { PASSWORD } from "./visitor.ts";

const WORDS = "The search is quick, thank you.";

test("R084 R026 a guest's feedback waits through the login and is sent once", async ({ page, texts, mock }) => {
  await page.goto("/feedback");
  const field = page.getByRole("textbox", { name: texts.feedback.content });
  const send = page.getByRole("button", { name: texts.feedback.submit, exact: true });
  await send.click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    fill(texts.validation.feedback_length, { min: "1", max: "140" }),
  );
  await field.fill(WORDS);
  await send.click();
  const dialog = page.getByRole("dialog", { name: texts.auth.title, exact: true });
  await dialog.getByRole("textbox", { name: texts.auth.username }).fill("demo");
  await dialog.getByRole("textbox", { name: texts.auth.password }).fill(PASSWORD);
  await dialog.getByRole("button", { name: texts.auth.submit, exact: true }).click();
  await expect(page.getByRole("heading", { name: texts.feedback.sentTitle, exact: true })).toBeVisible();
  const sent = (await mock.requests()).filter(({ operationId }) => operationId === "submitFeedback");
  expect(sent.map(({ status }) => status)).toEqual([200]);
});
