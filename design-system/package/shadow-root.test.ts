import path from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser } from "../../.ci/browser/open-browser.ts";
import { serveSite } from "../../.ci/static-site.ts";
import { type Consumer, createConsumer, PACKAGE } from "./consumer.ts";

/** A page that renders components into a shadow root, as a team outside of this repository writes it. */
const PAGE = `
import { createElement as h } from "react";
import { createRoot } from "react-dom/client";
import { DatePicker } from "${PACKAGE}/DatePicker";
import { Popover } from "${PACKAGE}/Popover";
import { Select } from "${PACKAGE}/Select";
import { enableShadowRoots } from "${PACKAGE}/foundations/shadow-root";
enableShadowRoots();
const host = document.createElement("div");
document.body.append(host);
const options = [{ id: "a", label: "Alpha" }, { id: "b", label: "Beta" }];
createRoot(host.attachShadow({ mode: "open" })).render([
  h(Popover, { key: "p", label: "Explain" }, "Because"),
  h(Select, { key: "s", label: "Bank", placeholder: "Choose", options }),
  h(DatePicker, { key: "d", label: "Day", defaultValue: "2026-11-12" }),
]);
`;

let consumer: Consumer;
beforeAll(async () => {
  consumer = await createConsumer(inject("packed"));
}, 120_000);
afterAll(() => consumer.remove());

test("D17a pop-ups, lists and calendars work in a shadow root", async () => {
  const outDir = path.join(consumer.folder, "shadow");
  consumer.write("shadow.js", PAGE);
  const input = consumer.write("shadow.html", '<!doctype html><body><script type="module" src="/shadow.js"></script>');
  await build({
    configFile: false,
    root: consumer.folder,
    logLevel: "error",
    build: { outDir, rolldownOptions: { input } },
  });
  const site = await serveSite(outDir);
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`${site.origin}/shadow.html`);
    await page.getByRole("button", { name: "Explain" }).click();
    await page.getByRole("dialog", { name: "Explain" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Bank" }).click();
    await page.getByRole("option", { name: "Beta" }).click();
    await page.getByRole("button", { name: "Calendar" }).click();
    await page.getByRole("button", { name: "20" }).first().click();
    const shown = await page.evaluate(() => document.querySelector("body > div")?.shadowRoot?.textContent);
    expect(shown).toContain("Beta");
    expect(shown).toContain("20");
  } finally {
    await browser.close();
    site.close();
  }
}, 120_000);
