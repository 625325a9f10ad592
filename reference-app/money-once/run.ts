import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import type { CrashableMock } from "../../.ci/programs/mock.ts";
import { PASSWORD } from "../e2e/support/visitor.ts";
import { fill } from "../e2e/support/texts.ts";
import { JOURNEYS, sign, texts, type Journey } from "./journeys.ts";
import { stageTrouble, type Network } from "./network.ts";
import { forgetTold, toldSince } from "./page-scripts.ts";
import type { Step } from "./plan.ts";

export type Phase = "confirmed" | "refused" | "notArrived" | "unknown";

/** How a run ended. */
export interface Ending {
  step: Step;
  /** The last state that the member was shown; "unknown" when none was shown in time. */
  phase: Phase;
  /** How often the page said that the call succeeded. */
  confirmed: number;
  /** All idempotency keys that the page has sent. */
  keys: readonly string[];
  /** Lost input and wrong messages, in words. */
  complaints: string[];
}

const LONGEST_MS = 40_000;
const LOOK_MS = 60;
const PATIENCE_MS = 3000;
const RESTING_PLACE = "/recent";
/** How long it may take until typed input is shown again after a login. */
const KEPT_MS = 8000;
/** Step of the clock, shorter than the longest wait between look-ups, so that none is skipped. */
const STEP_MS = 5000;

/** The browser page and the mock of a run. */
export interface Stage {
  context: BrowserContext;
  page: Page;
  mock: CrashableMock;
}

/** Navigates inside the app, like a link, so that Back works and nothing is loaded again. */
const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ usr: null, key: crypto.randomUUID(), idx: idx + 1 }, "", address);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, path);

/** Returns to a page without dialogs, from which every run starts. */
async function rest(page: Page): Promise<void> {
  const dialogs = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  if (page.url().startsWith("http") && !page.url().endsWith("/robots.txt")) {
    await follow(page, RESTING_PLACE);
    await dialogs
      .first()
      .waitFor({ state: "detached", timeout: PATIENCE_MS })
      .catch(() => undefined);
    if ((await dialogs.count()) === 0) return;
  }
  await page.goto(RESTING_PLACE);
}

/** Whether typed input is shown, in a field or as text. It waits, because parts of the page may take a moment to return. */
async function isShown(root: Locator, typed: string): Promise<boolean> {
  for (const endMs = Date.now() + KEPT_MS; Date.now() < endMs; await sleep(LOOK_MS)) {
    const [element] = await root.elementHandles();
    const texts = await element?.evaluate((part) => {
      const fields = [
        ...(part as HTMLElement).querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea"),
      ];
      return [(part as HTMLElement).innerText, ...fields.map(({ value }) => value)].join("\n");
    });
    if (texts?.includes(typed) === true) return true;
  }
  return false;
}

async function press(journey: Journey, root: Locator, { trouble }: Step): Promise<void> {
  if (journey.isSigned) await sign(root);
  const send = journey.send(root);
  if (trouble !== "doubleClick") return send.click();
  await send.focus();
  await send.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await root.page().keyboard.press("Enter");
}

/** Logs in through the dialog that opens above the form when the session ends. */
async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: texts.auth.title, exact: true });
  await dialog.getByRole("textbox", { name: texts.auth.username, exact: true }).fill("demo");
  await dialog.getByRole("textbox", { name: texts.auth.password, exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: texts.auth.submit, exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
}

/** Runs one intent with its failure, and returns what the member was shown. */
export async function perform(stage: Stage, step: Step): Promise<Ending> {
  const { context, page, mock } = stage;
  const journey = JOURNEYS[step.operationId];
  const root = journey.root(page);
  const complaints: string[] = [];
  await rest(page);
  await forgetTold(page);
  await follow(page, journey.path);
  await journey.fillIn(root, step.amount);
  await journey.send(root).waitFor();
  const network = await stageTrouble(context, mock, step);
  if (step.trouble === "hang") await page.evaluate(() => Object.assign(window, { deadlineMs: 300 }));
  const other = step.trouble === "twoTabs" ? await openOther(stage, journey, step) : undefined;
  await press(journey, root, step);
  let confirmed = 0;
  if (other) {
    await press(journey, other.root, step);
    if ((await untilEnded(other.root, journey, step, network)) === "confirmed") confirmed += 1;
    await other.page.close();
  }
  if (step.trouble === "back" || step.trouble === "reload") {
    await network.isHeld;
    await (step.trouble === "back" ? page.goBack() : page.reload());
    network.letGo();
  }
  let phase = await untilEnded(root, journey, step, network);
  const typed = journey.typed(step.amount);
  const isHere = step.trouble !== "back" && step.trouble !== "reload";
  if (step.trouble === "sessionLost" && phase === "refused") await signInAgain(page);
  const isOpen = phase === "refused" || phase === "notArrived";
  if (isOpen && isHere && typed !== undefined && !(await isShown(root, typed)))
    complaints.push(`"${typed}" was lost when it was ${phase}`);
  // The member tries again after the page said that the call has not taken effect.
  if (isHere && step.sendsAgain && (phase === "refused" || phase === "notArrived")) {
    if (phase === "notArrived") await sendAgain(root).click();
    else await tryAgain(journey, root, step);
    phase = await untilEnded(root, journey, { ...step, trouble: "none" }, network);
  }
  if (phase === "confirmed") confirmed += 1;
  await network.lift();
  await context.unrouteAll({ behavior: "ignoreErrors" });
  return { step, phase, confirmed, keys: [...network.keys], complaints };
}

/** Sends the form once more. After a refusal the form may show its first step again. */
async function tryAgain(journey: Journey, root: Locator, step: Step): Promise<void> {
  const next = root.getByRole("button", { name: texts.cashier.review.next, exact: true });
  await journey.send(root).or(next).first().waitFor();
  if (await next.isVisible()) await next.click();
  await forgetTold(root.page());
  await press(journey, root, { ...step, trouble: "none" });
  // The earlier refusal must disappear, because it does not belong to this attempt.
  await journey.refused(root).first().waitFor({ state: "hidden" });
}

/** Opens a second tab of the same member and fills in the same form. */
async function openOther({ context, page }: Stage, journey: Journey, { amount }: Step) {
  const session = await page.evaluate(() => Object.entries(sessionStorage));
  const other = await context.newPage();
  await other.goto("/robots.txt");
  await other.evaluate(
    (entries) => entries.forEach(([key, value]) => sessionStorage.setItem(key, String(value))),
    session,
  );
  await rest(other);
  await follow(other, journey.path);
  const root = journey.root(other);
  await journey.fillIn(root, amount);
  await journey.send(root).waitFor();
  return { page: other, root };
}

const isSeen = (locator: Locator) => locator.first().isVisible();
const sendAgain = (root: Locator) => root.getByRole("button", { name: texts.money.sendAgain, exact: true });

/** Waits, or sends again, until the member is shown the outcome: in the form, or by a toast on another page. */
async function untilEnded(root: Locator, journey: Journey, step: Step, network: Network): Promise<Phase> {
  const page = root.page();
  const what = texts.money.what[step.operationId];
  const told = {
    confirmed: fill(texts.money.told.confirmed, { what }),
    notArrived: fill(texts.money.told.notArrived, { what }),
    refused: fill(texts.money.told.refused, { what, reason: "" }),
  };
  let mayRepeat = step.sendsAgain;
  for (const endMs = Date.now() + LONGEST_MS; Date.now() < endMs; await sleep(LOOK_MS)) {
    if (await isSeen(journey.confirmed(root))) return "confirmed";
    if (await isSeen(root.getByText(texts.money.notArrived.title, { exact: true }))) return "notArrived";
    if (await isSeen(journey.refused(root))) return "refused";
    const toast = await toldSince(page, Object.values(told));
    if (toast !== undefined)
      return (Object.keys(told) as (keyof typeof told)[]).find((key) => told[key] === toast) ?? "unknown";
    if (step.trouble === "sessionLost" && (await isSeen(page.getByRole("dialog", { name: texts.auth.title }))))
      return "refused";
    const isChecked = await isSeen(root.getByText(texts.money.checking.title, { exact: true }));
    if (isChecked) {
      await page.evaluate(() => Object.assign(window, { deadlineMs: undefined }));
      await network.lift();
    }
    if (isChecked && mayRepeat) {
      mayRepeat = false;
      // The button may disappear during the click, when the outcome arrives.
      await sendAgain(root)
        .click({ timeout: PATIENCE_MS })
        .catch(() => undefined);
    } else if (isChecked || step.trouble === "back" || step.trouble === "reload") {
      await page.clock.fastForward(STEP_MS);
    }
  }
  return "unknown";
}
