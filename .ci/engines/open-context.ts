import { type BrowserContext, chromium, firefox, type ViewportSize } from "@playwright/test";
import { ENGINES, type EngineName } from "./engines.ts";
import { newContext } from "./webkit/context.ts";

export interface OpenContext {
  context: BrowserContext;
  close: () => Promise<void>;
}

/** Starts an installed engine with one context, for programs that do not use Playwright's fixtures. `ENGINES[engine].ensure()` comes first. */
export async function openContext(engine: EngineName, baseURL: string, viewport: ViewportSize): Promise<OpenContext> {
  if (engine === "webkit") {
    const context = await newContext({ viewport, baseURL });
    return { context, close: () => context.close() };
  }
  const { browserName, launchOptions, ...channel } = ENGINES[engine].use();
  const browser = await (browserName === "firefox" ? firefox : chromium).launch({ ...launchOptions, ...channel });
  return { context: await browser.newContext({ viewport, baseURL }), close: () => browser.close() };
}
