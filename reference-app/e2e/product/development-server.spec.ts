import path from "node:path";
import { freePort, startProgram, type Program } from "../../../.ci/programs/program.ts";
import { expect, test } from "../support/fixtures.ts";
import { comeAsMember, goInApp } from "../support/visitor.ts";

const APP = path.join(import.meta.dirname, "../..");
const VITE = path.join(APP, "../node_modules/vite/bin/vite.js");
/** Starting the server bundles its dependencies, unless an earlier start did. */
const TIMEOUT_MS = 240_000;
/** Parts that load when they first render: a page, a dialog above it, and a section with a form. */
const PATHS_WITH_PARTS = ["/promotions", "/help", "/recent?member=deposit"];
/** Vite and React suggest their tools on these levels. */
const SUGGESTIONS = new Set(["debug", "info"]);

test.use({ popups: true });

let server: Program | undefined;
test.afterEach(async () => void (await server?.stop("SIGTERM")));

test("D2 the development server renders pages, dialogs and sections without warnings or errors in the console", async ({
  page,
  mock,
}) => {
  test.setTimeout(TIMEOUT_MS);
  const port = await freePort();
  server = startProgram([process.execPath, VITE, APP], { PORT: String(port), MOCK_PORT: process.env.E2E_MOCK_PORT });
  await server.hasPrinted(/ready in/);
  const messages: string[] = [];
  page.on("console", (message) => {
    if (!SUGGESTIONS.has(message.type())) messages.push(message.text());
  });
  await comeAsMember(page, mock);
  await page.goto(`http://localhost:${port}/`, { timeout: TIMEOUT_MS });
  const popup = page.getByRole("dialog");
  await expect(popup).toBeVisible({ timeout: TIMEOUT_MS });
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
  for (const address of PATHS_WITH_PARTS) {
    await goInApp(page, address);
    const part = address === "/promotions" ? page.getByRole("main") : page.getByRole("dialog");
    await expect(part.getByRole("heading").first()).toBeVisible({ timeout: TIMEOUT_MS });
  }
  expect(messages).toEqual([]);
});
