import type { Page } from "@playwright/test";
import { expectNoAxeViolation } from "../accessibility/axe.ts";
import { expect, test } from "../support/fixtures.ts";
import { rowsOf } from "../support/nightly.ts";
import { keepPictures, photographWithPlace, sentPicture } from "../support/pictures.ts";
import { fill, textsOf, type Texts } from "../support/texts.ts";
import { comeAsMember, PASSWORD, visit } from "../support/visitor.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const TOO_LARGE = 5 * 1024 * 1024 + 1;
const PNG_MAGIC = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const main = (page: Page) => page.getByRole("main");
const status = (page: Page, texts: Texts, name: keyof Texts["promotions"]["status"]) =>
  main(page).getByText(texts.promotions.status[name], { exact: true });
const applyButton = (page: Page, texts: Texts) =>
  main(page).getByRole("button", { name: texts.promotions.apply, exact: true });
const operations = (requests: readonly { operationId?: string; status: number }[], wanted: RegExp) =>
  requests.flatMap(({ operationId, status: code }) =>
    wanted.test(operationId ?? "") ? [`${operationId} ${code}`] : [],
  );

test("R023 R059 R135 R336 a guest reads the promotions, and returns to the chosen promotion after the login", async ({
  page,
  texts,
}) => {
  await page.goto("/");
  await expect(page.locator('a[href^="/promotions/"]').first()).toBeAttached();
  await page.goto("/promotions");
  await expect(main(page).getByRole("listitem")).toHaveCount(4);
  await main(page).locator('a[href="/promotions/PR-1002"]').click();
  const heading = main(page).getByRole("heading", { level: 1 });
  // The terms show that the page of a single promotion is open.
  await expect(main(page).getByRole("heading", { name: texts.promotions.terms, exact: true })).toBeVisible();
  await expect(heading).not.toBeEmpty();
  const title = await heading.innerText();
  await main(page).getByRole("button", { name: texts.promotions.guestAction, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: texts.auth.title, exact: true });
  await dialog.getByRole("textbox", { name: texts.auth.username }).fill("demo");
  await dialog.getByRole("textbox", { name: texts.auth.password }).fill(PASSWORD);
  await dialog.getByRole("button", { name: texts.auth.submit, exact: true }).click();
  await expect(main(page).getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await main(page).getByRole("link", { name: texts.promotions.takePart, exact: true }).click();
  await expect(page).toHaveURL(/\/activities\/slots-week$/);
  await expect(main(page).getByRole("link", { name: texts.promotions.toGames, exact: true })).toBeVisible();
  await expectNoAxeViolation(page);
  // A promotion without an application links to the games.
  await page.goto("/promotions/PR-1001");
  await main(page).getByRole("link", { name: texts.promotions.toGames, exact: true }).click();
  await expect(page).toHaveURL(/\/games$/);
});

test("R253 R321 R322 R323 R324 R325 R326 R327 R328 the activities have all eight statuses, can be filtered by status, and explain the next step", async ({
  page,
  texts,
  mock,
}) => {
  await comeAsMember(page, mock);
  await page.goto("/activities");
  for (const name of Object.keys(texts.promotions.status)) {
    const known = name as keyof Texts["promotions"]["status"];
    await expect(
      main(page).getByRole("listitem").filter({ hasText: texts.promotions.status[known] }).first(),
    ).toBeVisible();
  }
  await main(page).getByRole("combobox", { name: texts.promotions.filter }).selectOption("rejected");
  await expect(page).toHaveURL(/[?&]status=rejected/);
  await expect(main(page).getByRole("listitem")).toHaveCount(1);
  await main(page).getByRole("listitem").getByRole("link").click();
  await expect(main(page).getByText(texts.promotions.meaning.rejected, { exact: true })).toBeVisible();
  await expect(main(page).getByText(fill(texts.promotions.reason, { reason: "" }).trim())).toBeVisible();
  await expect(main(page).getByRole("link", { name: texts.promotions.toFeedback, exact: true })).toBeVisible();

  // With time, an activity changes from coming soon to joined, and later to processing or closed.
  await page.goto("/activities/lantern-tournament");
  await expect(status(page, texts, "comingSoon").first()).toBeVisible();
  await expect(
    main(page).getByText(texts.promotions.starts.in, { exact: true }).or(main(page).getByText(/\d/)).first(),
  ).toBeVisible();
  await mock.advance(3 * DAY_MS);
  await comeAsMember(page, mock);
  await page.goto("/activities/lantern-tournament");
  await expect(status(page, texts, "joined").first()).toBeVisible();
  await expect(main(page).getByRole("link", { name: texts.promotions.toGames, exact: true })).toBeVisible();
});

for (const language of rowsOf(["bn", "en"], ["bn"])) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(`R399 R401 R468 D12 D21 E081 E082 an application is sent once with a picture without GPS data, and its reward is claimed (${language})`, async ({
      page,
      mock,
    }) => {
      const texts = textsOf(language);
      await keepPictures(page);
      await comeAsMember(page, mock);
      await page.goto("/activities/lost-rounds-back");
      const remark = main(page).getByRole("textbox", { name: texts.promotions.remark });
      await remark.fill("😀".repeat(141));
      const photograph = await photographWithPlace(page);
      expect(photograph.toString("latin1")).toContain("GPS");
      await main(page)
        .locator("input[type=file]")
        .setInputFiles([
          { name: "round.jpg", mimeType: "image/jpeg", buffer: photograph },
          { name: "round.png", mimeType: "image/png", buffer: Buffer.from("no picture at all") },
          { name: "round.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") },
          { name: "large.png", mimeType: "image/png", buffer: Buffer.concat([Buffer.from(PNG_MAGIC)], TOO_LARGE) },
        ]);
      await expect(main(page).getByText("round.jpg", { exact: true })).toBeVisible();
      await applyButton(page, texts).click();
      await expect(main(page).getByRole("alert")).toContainText(fill(texts.promotions.remarkTooLong, { max: "140" }));
      expect(operations(await mock.requests(), /uploadImage|applyActivity/)).toEqual([]);

      // The answer is lost and looked up, and the application counts once.
      await remark.fill("😀".repeat(140));
      await expect(main(page).getByRole("alert"), "a corrected field loses its error at once").toHaveCount(0);
      await expect(remark).not.toHaveAttribute("aria-invalid", "true");
      await mock.faults([{ operationId: "applyActivity", kind: "drop", times: 1 }]);
      await applyButton(page, texts).click();
      // The button is removed, so the focus moves to the result.
      await expect(page.locator(":focus")).toHaveText(texts.promotions.applied);
      await expect(status(page, texts, "processing").first()).toBeVisible();
      const sent = await sentPicture(page);
      expect([...sent.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
      expect(sent.toString("latin1")).not.toMatch(/Exif|GPS/);
      expect(operations(await mock.requests(), /uploadImage/)).toEqual(["uploadImage 200"]);
      expect(operations(await mock.requests(), /applyActivity/)).toHaveLength(1);

      await mock.advance(3 * MINUTE_MS);
      await page.reload();
      await expect(status(page, texts, "issued").first()).toBeVisible();
      await main(page)
        .getByRole("button", { name: fill(texts.promotions.claim, { amount: "৳ 50.00" }), exact: true })
        .click();
      await expect(page.locator(":focus")).toHaveText(fill(texts.promotions.paid, { amount: "৳ 50.00" }));
      await expect(status(page, texts, "claimed").first()).toBeVisible();
      await expect.poll(() => mock.balanceOf("demo")).toBe("25050.00");
    });
  });
}

test("R322 R321 a rejected application shows the reason; if sending an application fails, the input is kept", async ({
  page,
  texts,
  mock,
}) => {
  await comeAsMember(page, mock);
  await page.goto("/activities/lost-rounds-back");
  const remark = main(page).getByRole("textbox", { name: texts.promotions.remark });
  await remark.fill("please reject");
  await mock.faults([{ operationId: "applyActivity", kind: "status", status: 422, times: 1 }]);
  await applyButton(page, texts).click();
  await expect(main(page).getByRole("alert")).toContainText(texts.promotions.notApplied);
  await expect(remark).toHaveValue("please reject");
  await applyButton(page, texts).click();
  await expect(main(page).getByText(texts.promotions.applied, { exact: true })).toBeVisible();
  await mock.advance(3 * MINUTE_MS);
  await page.reload();
  await expect(status(page, texts, "rejected").first()).toBeVisible();
  await expect(main(page).getByText(texts.promotions.meaning.rejected, { exact: true })).toBeVisible();
});

test("C18 R321 going back from an activity asks before it discards an application", async ({ page, texts, mock }) => {
  await comeAsMember(page, mock);
  // Opening the centre loads the code that asks. Otherwise it would load when the page is idle.
  await page.goto("/activities?member=securityCenter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await main(page).locator('a[href="/activities/lost-rounds-back"]').click();
  const remark = main(page).getByRole("textbox", { name: texts.promotions.remark });
  await remark.fill("My round was lost.");
  await page.evaluate(() => history.back());
  const question = page.getByRole("alertdialog", { name: texts.app.discard.title, exact: true });
  await question.getByRole("button", { name: texts.app.discard.stay, exact: true }).click();
  await expect(remark).toHaveValue("My round was lost.");
  await applyButton(page, texts).click();
  await expect(main(page).getByText(texts.promotions.applied, { exact: true })).toBeVisible();
  // Nothing is left to lose.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/activities(\?|$)/);
});

test("D15 E104 R405 R406 a member on a break sees no promotions; a restricted member sees a note about real accounts", async ({
  page,
  texts,
  mock,
}) => {
  const { token } = await mock.openSession("demo", PASSWORD);
  const answer = await page.request.post("/wps/responsible/time-out", {
    headers: { Authorization: `Bearer ${token}`, "X-Module-Id": "TIME_OUT_START" },
    data: { duration: "24h" },
  });
  expect(answer.ok()).toBe(true);
  await comeAsMember(page, mock);
  for (const path of ["/promotions", "/promotions/PR-1001", "/activities", "/activities/lost-rounds-back"]) {
    await visit(page, path);
    await expect(page).toHaveURL(path);
    await expect(main(page).getByRole("heading", { name: texts.promotions.break.title, exact: true })).toBeVisible();
  }
  await comeAsMember(page, mock, "restricted");
  await page.goto("/activities");
  await main(page).getByRole("button", { name: texts.places.membersOnly.realAction, exact: true }).click();
  await expect(page.getByRole("dialog", { name: texts.popups.realAccount.title, exact: true })).toBeVisible();
});
