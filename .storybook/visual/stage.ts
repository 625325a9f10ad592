// A page for screenshots of stories: without a network or motion, and with a fixed time.
import type { Browser, BrowserContext, Page } from "playwright";
import type { EngineName } from "../../.ci/engines/engines.ts";
import { openContext } from "../../.ci/engines/open-context.ts";
import { themeOf } from "../../design-system/src/theme/choices.ts";
import { keepOffline } from "../browser.ts";
import { choose } from "../choices.ts";
import type { StoryMode } from "../modes.ts";

const VIEWPORT = { width: 1366, height: 768 };
/** The time shown in every screenshot. */
const NOW_MS = Date.UTC(2026, 10, 21, 9, 0);
const STEADY_TRIES = 8;
const STEADY_PAUSE_MS = 150;
const STORY_TIMEOUT_MS = 20_000;

/** Stops the clocks that a page can read. Timers still run, so that delayed content appears. */
function stopClocks(nowMs: number) {
  const RealDate = Date;
  window.Date = class extends RealDate {
    constructor(...parts: unknown[]) {
      super(...((parts.length === 0 ? [nowMs] : parts) as [number]));
    }
    static override now() {
      return nowMs;
    }
  } as DateConstructor;
  Object.defineProperty(performance, "timeOrigin", { value: nowMs });
  performance.now = () => 0;
}

/** Resolves when the story has been rendered and its play function has run; with the error, if there was one. */
function untilPlayed(timeoutMs: number): Promise<string | undefined> {
  const DONE = ["completed", "finished", "played"];
  const FAILED = ["errored", "aborted"];
  return new Promise((resolve) => {
    const give = setTimeout(() => resolve("it was not rendered in time"), timeoutMs);
    const settle = (problem?: string) => {
      clearTimeout(give);
      resolve(problem);
    };
    const look = () => {
      const preview = Reflect.get(window, "__STORYBOOK_PREVIEW__") as
        | { currentRender?: { phase?: string } }
        | undefined;
      const phase = preview?.currentRender?.phase ?? "";
      if (FAILED.includes(phase)) return settle(document.querySelector("#error-message")?.textContent ?? phase);
      if (!DONE.includes(phase)) return setTimeout(look, 20);
      return settle();
    };
    look();
  });
}

/** Waits for the toolbar's values to reach `<html>`, which takes some frames. A story may override them, so the wait has a limit. */
async function untilChosen([theme, direction]: readonly [string, string]): Promise<void> {
  const root = document.documentElement;
  const isChosen = () => root.dataset.theme === theme && root.dir === direction;
  for (let frame = 0; frame < 30 && !isChosen(); frame += 1) await new Promise(requestAnimationFrame);
}

async function untilDrawn(): Promise<void> {
  // Stops animations. The option of Playwright does not stop them in WebKit.
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
  await document.fonts.ready;
  const pictures = [...document.images].filter(
    (image) => image.loading !== "lazy" || image.getClientRects().length > 0,
  );
  await Promise.allSettled(pictures.map((image) => image.decode()));
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

export class Stage {
  readonly #page: Page;
  readonly #origin: string;
  readonly close: () => Promise<void>;

  constructor(page: Page, origin: string, close: () => Promise<void>) {
    this.#page = page;
    this.#origin = origin;
    this.close = close;
  }

  /** @returns the error, if there was one */
  async open(id: string): Promise<string | undefined> {
    await this.#page.goto(`${this.#origin}/iframe.html?id=${id}&viewMode=story`);
    return this.#page.evaluate(untilPlayed, STORY_TIMEOUT_MS);
  }

  /** Undoes what `enter` has set, for the next story. */
  async leave(): Promise<void> {
    await this.#page.emulateMedia({ forcedColors: null, reducedMotion: "reduce" });
    await this.#page.setViewportSize(VIEWPORT);
  }

  /** Applies a mode as the toolbar does: the story is rendered again and keeps its state. */
  async enter({ theme, viewport, direction, forcedColors }: StoryMode): Promise<void> {
    await this.#page.emulateMedia({ forcedColors: forcedColors ?? null });
    await this.#page.setViewportSize({ width: viewport, height: VIEWPORT.height });
    await choose(this.#page, { theme, ...(direction && { direction }) });
    await this.#page.evaluate(untilChosen, [themeOf(theme), direction ?? "ltr"] as const);
    await this.#page.evaluate(untilPlayed, STORY_TIMEOUT_MS);
  }

  async shoot(): Promise<Buffer> {
    await this.#page.evaluate(untilDrawn);
    return this.#page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" });
  }

  /** Takes screenshots until two in a row are equal. */
  async shootUntilSteady(first: Buffer): Promise<Buffer> {
    let last = first;
    for (let turn = 0; turn < STEADY_TRIES; turn += 1) {
      await this.#page.waitForTimeout(STEADY_PAUSE_MS);
      const next = await this.shoot();
      if (next.equals(last)) return next;
      last = next;
    }
    return last;
  }
}

async function stageIn(context: BrowserContext, origin: string, close: () => Promise<void>): Promise<Stage> {
  await context.addInitScript(stopClocks, NOW_MS);
  return new Stage(await context.newPage(), origin, close);
}

/** Opens a page in the installed Chromium, which can enter every mode. */
export async function openStage(browser: Browser, origin: string): Promise<Stage> {
  const context = await browser.newContext({ locale: "en-GB", timezoneId: "Asia/Dhaka", colorScheme: "dark" });
  await keepOffline(context, origin, () => undefined);
  const stage = await stageIn(context, origin, () => context.close());
  await stage.leave();
  return stage;
}

/** Opens a page in an engine of docs/browsers.md. It keeps its size and its media, because not every engine can change them. */
export async function openEngineStage(engine: EngineName, origin: string): Promise<Stage> {
  const { context, close } = await openContext(engine, origin, VIEWPORT);
  return stageIn(context, origin, close);
}
