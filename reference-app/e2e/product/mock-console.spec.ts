import type { APIRequestContext, Page } from "@playwright/test";
import { expectNoAxeViolation } from "../accessibility/axe.ts";
import { expect, test } from "../support/fixtures.ts";
import { mockOrigin } from "../support/mock.ts";

/** These tests use the console of the mock as a tester does. Each test has its own mock state. */
const open = async (page: Page) => {
  await page.goto(mockOrigin());
  await expect(page.getByRole("heading", { name: "Lobbykit mock" })).toBeVisible();
  await expect(page.locator("#scenario")).toHaveText("normal");
};
const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const row = (page: Page, region: string, text: string | RegExp) =>
  part(page, region).getByRole("row").filter({ hasText: text });
const login = (request: APIRequestContext, body: object) =>
  request.post(`${mockOrigin()}/wps/session/login`, { data: body });
const CREDENTIALS = { type: "username", username: "demo", password: "demo-1234" };

test("the mock's console has no accessibility violation, fits a phone and a desktop in dark and light, and keeps the chosen theme after a reload", async ({
  page,
}) => {
  await open(page);
  for (const [colorScheme, width] of [
    ["dark", 1366],
    ["light", 360],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await expectNoAxeViolation(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
  await test.step("the theme", async () => {
    await expect(page.locator("html")).toHaveAttribute("data-theme", "");
    await page.getByLabel("Theme").selectOption("light");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  });
});

test("R254 the mock's console copies names and login commands, combines scenarios, advances the clock, shows the outbox and the ledger, and resets the mock", async ({
  page,
  context,
  request,
  mock,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: "Copy the name agent", exact: true }).click();
  await expect(page.getByRole("status")).toHaveText("Copied the name agent.");
  expect(await copied()).toBe("agent");
  await page.getByRole("button", { name: "Copy the curl login of demo" }).click();
  await expect(page.getByRole("status")).toContainText("Copied the curl login of demo");
  expect(await copied()).toContain(`${mockOrigin()}/wps/session/login`);
  await test.step("scenarios", async () => {
    await page.getByRole("button", { name: "maintenance" }).click();
    await page.getByRole("button", { name: "slow" }).click();
    await expect(page.locator("#scenario")).toHaveText("maintenance slow");
    expect((await mock.state()).scenario).toBe("maintenance slow");
    await page.getByText("Switches of the merchant").click();
    await page.getByLabel("FREEPLAY3").selectOption("off");
    await expect(page.locator("#scenario")).toHaveText("maintenance slow off:FREEPLAY3");
    await page.getByRole("button", { name: "normal" }).click();
    await expect(page.locator("#scenario")).toHaveText("normal");
    await expect(page.getByRole("button", { name: "normal" })).toHaveAttribute("aria-pressed", "true");
  });
  await test.step("clock, outbox, ledger and reset", async () => {
    await page.getByRole("button", { name: "+ 1 day" }).click();
    await expect(page.locator("#offset")).toHaveText("86,400 s");
    await request.get(`${mockOrigin()}/wps/captcha`);
    await expect(row(page, "Outbox", "captcha")).toContainText(await mock.latestCode("captcha"));
    await expect(row(page, "Outbox", "captcha")).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/);
    await page.getByLabel("Account, empty for all").fill("demo");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status")).toHaveText("Ledger: demo");
    await expect(row(page, "Ledger", "demo").first()).toBeVisible();
    await expect(row(page, "Ledger", "agent")).toHaveCount(0);
    await expect(page.locator("#ledger-sum")).toHaveText("0.00");
    await page.getByRole("button", { name: "Start over" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Start over" }).click();
    await expect(page.locator("#offset")).toHaveText("0 s");
  });
  await test.step("an unknown account", async () => {
    await page.getByLabel("Account, empty for all").fill("nobody");
    await page.keyboard.press("Enter");
    const told = page.getByRole("status");
    await expect(told).toHaveText("There is no account named nobody");
    // The console asks again every second. The message stays.
    await page.waitForResponse((response) => response.url().includes("/__mock/ledger"));
    await expect(told).toHaveText("There is no account named nobody");
  });
});

test("the mock's console sets a fault by keyboard alone and shows its effect; it shows each new request with its verdict, and can filter the list", async ({
  page,
  request,
}) => {
  await open(page);
  await page.getByRole("combobox", { name: "Operation", exact: true }).focus();
  await page.keyboard.type("listRegions");
  await page.keyboard.press("Tab");
  await page.keyboard.type("html");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("2");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText("The fault was added.");
  await expect(row(page, "Faults", "listRegions")).toContainText("html");
  expect((await request.get(`${mockOrigin()}/wps/system/regions`)).headers()["content-type"]).toContain("text/html");
  await expect(row(page, "Requests", "ordered trouble")).toContainText("listRegions");
  await page.getByRole("button", { name: "Clear faults" }).click();
  await expect(part(page, "Faults")).toContainText("No faults are waiting.");
  await test.step("requests", async () => {
    await login(request, CREDENTIALS);
    await login(request, { type: "username", username: "demo" });
    await request.get(`${mockOrigin()}/wps/nowhere`);
    await expect(row(page, "Requests", "honours the contract")).toContainText("login");
    await expect(row(page, "Requests", /broken request: .*password/)).toContainText("400 INVALID_REQUEST");
    await expect(row(page, "Requests", "no operation")).toContainText("/wps/nowhere");
    await page.getByLabel("Verdict").selectOption("broken request");
    await expect(row(page, "Requests", "honours the contract")).toHaveCount(0);
    // Each key filters the list, also while Follow is off.
    await page.getByLabel("Follow", { exact: true }).uncheck();
    await page.getByLabel("Path or operation").pressSequentially("nowhere");
    await expect(part(page, "Requests")).toContainText("No requests match this filter.");
  });
});
