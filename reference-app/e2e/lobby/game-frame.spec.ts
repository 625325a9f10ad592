import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import type { Mock } from "../support/mock.ts";
import type { Texts } from "../support/texts.ts";
import { card, comeAsMember, playButton, shelf } from "../support/visitor.ts";

test.use({ language: "en" });

const GAME = "Lantern Night";
const SANDBOX = "allow-scripts allow-same-origin allow-forms allow-popups";

async function openGame(page: Page, mock: Mock, texts: Texts) {
  await comeAsMember(page, mock);
  await page.goto("/");
  await playButton(card(shelf(page, texts.home.hot), texts, GAME)).click();
  const game = page.frameLocator("iframe");
  await expect(game.getByRole("button", { name: "Spin", exact: true })).toBeEnabled();
  return game;
}

/** Posts a message of the protocol from the lobby's page: into the frame, or to itself as another page might. */
const post = (page: Page, to: "game" | "self", type: string) =>
  page.evaluate(
    ({ to: target, type: kind }) => {
      const message = { protocol: "lobbykit.game", version: 1, type: kind };
      const frame = document.querySelector("iframe");
      if (target === "self") window.postMessage(message, location.origin);
      else frame?.contentWindow?.postMessage(message, new URL(frame.src).origin);
    },
    { to, type },
  );

test("R317 the game in the frame has its own origin and uses the lobby's theme", async ({ page, texts, mock }) => {
  const game = await openGame(page, mock, texts);
  const address = await page.locator("iframe").getAttribute("src");
  expect(new URL(address ?? "").origin).not.toBe(new URL(page.url()).origin);
  // The frame limits what a game may do and what it learns about the lobby.
  await expect(page.locator("iframe")).toHaveAttribute("sandbox", SANDBOX);
  await expect(page.locator("iframe")).toHaveAttribute("referrerpolicy", "strict-origin");
  expect(address).not.toContain(await page.evaluate(() => sessionStorage.getItem("token") ?? ""));
  await expect(game.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: texts.app.header.lightTheme, exact: true }).click();
  await expect(game.locator("html")).toHaveAttribute("data-theme", "light");
});

test("D15 the game accepts no stake while the lobby pauses it", async ({ page, texts, mock }) => {
  const game = await openGame(page, mock, texts);
  const spin = game.getByRole("button", { name: "Spin", exact: true });
  await post(page, "game", "pause");
  await expect(spin).toBeDisabled();
  await expect(game.getByText("The lobby has paused the game.")).toBeVisible();
  await post(page, "game", "resume");
  await expect(spin).toBeEnabled();
});

test("R317 the lobby leaves the game only when the game itself asks for it", async ({ page, texts, mock }) => {
  await openGame(page, mock, texts);
  await post(page, "self", "close");
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(page).toHaveURL(/\/seamless/);
  await post(page, "game", "close");
  await expect(page).not.toHaveURL(/\/seamless/);
});

test("R317 a member verifies that a round was fair", async ({ page, context, texts, mock }) => {
  const game = await openGame(page, mock, texts);
  await game.getByRole("button", { name: "Spin", exact: true }).click();
  await expect(game.getByRole("button", { name: "Spin", exact: true })).toBeEnabled();
  await game.getByText("Provably fair").click();
  // The panel requests its hash when it opens, and shows a dash until the answer arrives.
  const hash = game.locator("#fair-hash");
  await expect(hash).toHaveText(/^[0-9a-f]{64}$/);
  const promised = await hash.innerText();
  await game.getByRole("textbox", { name: "Your next seed" }).fill("my-own-seed");
  await game.getByRole("button", { name: "Change seeds", exact: true }).click();
  const verify = game.getByRole("link", { name: "Verify", exact: true }).first();
  const [proof] = await Promise.all([context.waitForEvent("page"), verify.click()]);
  await expect(
    proof.getByText("The server seed matches its hash. This is the outcome that the game showed."),
  ).toBeVisible();
  await expect(proof.locator("#computed")).toHaveText(promised);
  await proof.getByRole("textbox", { name: "Server seed" }).fill("0".repeat(64));
  await proof.getByRole("button", { name: "Recalculate", exact: true }).click();
  await expect(proof.getByText("The server seed does not match its hash.")).toBeVisible();
});
