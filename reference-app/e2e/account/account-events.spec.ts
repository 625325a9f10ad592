import { expectNoAxeViolation } from "../accessibility/axe.ts";
import { expect, test } from "../support/fixtures.ts";
import { CALM_PAGE, comeAsMember } from "../support/visitor.ts";

test("E099 the security centre lists account events in pages, and can load them again after a failure", async ({
  page,
  texts,
  mock,
}) => {
  const { events } = texts.security;
  const card = page.getByRole("region", { name: events.title, exact: true });
  // Each session adds a login to the account events.
  for (let logins = 0; logins < 5; logins += 1) await mock.openSession("demo", "demo-1234");
  await comeAsMember(page, mock);
  // The app tries three times before it shows an error.
  await mock.faults([{ operationId: "listAccountEvents", kind: "status", status: 500, times: 3 }]);
  await page.goto(`${CALM_PAGE}?member=securityCenter`);
  await card.getByRole("button", { name: texts.app.retry, exact: true }).click();
  await expect(card.getByText(events.kind.login, { exact: true })).toHaveCount(5);
  await expectNoAxeViolation(page);
  const pages = card.getByRole("navigation", { name: events.pages, exact: true });
  await pages.getByRole("button", { name: texts.designSystem.nextPage, exact: true }).click();
  await expect(card.getByText(events.kind.login, { exact: true })).toHaveCount(1);
});
