import { expectNoAxeViolation } from "../accessibility/axe.ts";
import { expect, test } from "../support/fixtures.ts";
import { rowsOf } from "../support/nightly.ts";
import { centre, Ledger } from "../records/records.ts";
import { fill } from "../support/texts.ts";
import { CALM_PAGE, comeAsMember, goInApp, header } from "../support/visitor.ts";

const PAGE_SIZE = 8;

for (const language of rowsOf(["bn", "en"], ["bn"])) {
  test.describe(language, () => {
    test.use({ language, theme: language === "bn" ? "dark" : "light" });

    test("R145 R261 E084 E085 the list marks unread messages, opening a message marks it as read, and a URL opens any message", async ({
      page,
      texts,
      mock,
      request,
    }) => {
      const ledger = await Ledger.of(request, mock, language);
      const letters = await ledger.rows("/wps/messages", {});
      const unread = letters.filter(({ read }) => !read).length;
      await comeAsMember(page, mock);
      await page.goto(CALM_PAGE);
      await header(page).getByRole("button", { name: texts.app.messages, exact: true }).click();
      const section = centre(page, texts, "messageV2");
      await expect(page).toHaveURL(/[?&]member=messageV2/);
      await expect(section.getByText(fill(texts.messages.unread_other, { count: String(unread) }))).toBeVisible();
      const list = section.getByRole("list", { name: texts.messages.list, exact: true });
      await expect(list.getByRole("listitem")).toHaveCount(Math.min(PAGE_SIZE, letters.length));

      const newest = list.getByRole("button").first();
      await expect(newest).toContainText(texts.messages.isUnread);
      await newest.click();
      await expect(page).toHaveURL(/member\.message=M\d+/);
      await expect(section.getByRole("article").getByRole("heading", { level: 3 })).toHaveText(
        String(letters[0]?.title),
      );
      await expect(newest).not.toContainText(texts.messages.isUnread);
      await expect(section.getByText(fill(texts.messages.unread_other, { count: String(unread - 1) }))).toBeVisible();
      await expectNoAxeViolation(page);
      const marks = (await mock.requests()).filter(({ operationId }) => operationId === "markMessageRead");
      expect(marks.map(({ status }) => status)).toEqual([200]);

      // The message is on the second page, while the list shows the first page.
      const old = letters.at(-1);
      await page.goto(`${CALM_PAGE}?member=messageV2&member.message=${old?.id}`);
      await expect(section.getByRole("article").getByRole("heading", { level: 3 })).toHaveText(String(old?.title));
      await goInApp(page, `${CALM_PAGE}?member=messageV2&member.message=M999999`);
      await expect(section.getByRole("heading", { name: texts.messages.gone, exact: true })).toBeVisible();
    });
  });
}

test("R145 D21 if the message that a URL names cannot be loaded, an error is shown, and a retry loads the message", async ({
  page,
  texts,
  mock,
  request,
}) => {
  const letters = await (await Ledger.of(request, mock, "bn")).rows("/wps/messages", {});
  const oldest = letters.at(-1);
  expect(letters.length).toBeGreaterThan(PAGE_SIZE);
  let isBroken = true;
  // Only the search for one message asks for pages of this size.
  await page.route(
    (url) => url.pathname.endsWith("/wps/messages") && url.searchParams.get("pageSize") === "100",
    (route) => (isBroken ? route.fulfill({ status: 500, json: {} }) : route.fallback()),
  );
  await comeAsMember(page, mock);
  await page.goto(`${CALM_PAGE}?member=messageV2&member.message=${oldest?.id}`);
  const section = centre(page, texts, "messageV2");
  const failure = section.getByRole("alert");
  await expect(failure).toContainText(texts.errors.shelfTitle);
  isBroken = false;
  await failure.getByRole("button", { name: texts.app.retry, exact: true }).click();
  await expect(section.getByRole("article").getByRole("heading", { level: 3 })).toHaveText(String(oldest?.title));
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("R145 E084 an entry with the unread count opens the messages; the list and a message are shown in turn", async ({
    page,
    texts,
    mock,
  }) => {
    await comeAsMember(page, mock);
    await page.goto(CALM_PAGE);
    const three = fill(texts.app.header.messages_other, { count: "3" });
    const bar = page.getByRole("navigation", { name: texts.app.bottomBar.label, exact: true });
    const me = bar.getByRole("button", { name: texts.app.bottomBar.me });
    await expect(me).toHaveAccessibleName(`${three} ${texts.app.bottomBar.me}`);
    await me.tap();
    await page.getByRole("dialog").getByRole("link", { name: three, exact: true }).tap();
    await expect(page).toHaveURL(/[?&]member=messageV2/);
    const section = centre(page, texts, "messageV2");
    const list = section.getByRole("list", { name: texts.messages.list, exact: true });
    const unread = (count: number) => section.getByText(fill(texts.messages.unread_other, { count: String(count) }));
    await expect(unread(3)).toBeVisible();
    await list.getByRole("button").first().click();
    await expect(section.getByRole("article")).toBeVisible();
    await expect(list).toBeHidden();
    await expect(unread(2)).toBeVisible();
    const unreadOnly = section.getByRole("button", { name: texts.messages.unreadOnly, exact: true });
    await expect(unreadOnly).toBeHidden();
    await section.getByRole("button", { name: texts.messages.back, exact: true }).click();
    await expect(list).toBeVisible();
    await unreadOnly.click();
    await expect(page).toHaveURL(/member\.unread=true/);
    await expect(list.getByRole("button")).toHaveCount(2);
    await expect(list.getByText(texts.messages.isUnread, { exact: true })).toHaveCount(2);
  });
});
