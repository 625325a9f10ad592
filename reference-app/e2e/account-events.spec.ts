import { expectNoAxeViolation } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { CALM_PAGE, comeAsMember } from "./visitor.ts";

test("E099 the security centre lists what happened to the account by the page, and says when it cannot", async ({
  page,
  texts,
  mock,
}) => {
  const { events } = texts.security;
  const card = page.getByRole("region", { name: events.title, exact: true });
  // Each is a login.
  for (let logins = 0; logins < 5; logins += 1) await mock.openSession("demo", "demo-1234");
  await comeAsMember(page, mock);
  // As often as it is asked for by itself.
  await mock.faults([{ operationId: "listAccountEvents", kind: "status", status: 500, times: 3 }]);
  await page.goto(`${CALM_PAGE}?member=securityCenter`);
  await card.getByRole("button", { name: texts.app.retry, exact: true }).click();
  await expect(card.getByText(events.kind.login, { exact: true })).toHaveCount(5);
  await expectNoAxeViolation(page);
  const pages = card.getByRole("navigation", { name: events.pages, exact: true });
  await pages.getByRole("button", { name: texts.lobby.nextPage, exact: true }).click();
  await expect(card.getByText(events.kind.login, { exact: true })).toHaveCount(1);
});
