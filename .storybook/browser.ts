// A browser that reaches the built Storybook and nothing else.
import { type Browser, type BrowserContext, chromium } from "playwright";
import { findBrowser, launchArgs } from "../.ci/browser.ts";

export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({ ...(executablePath && { executablePath }), args: launchArgs });
}

/** Refuses every address but the site's own, and tells of it. */
export async function keepOffline(context: BrowserContext, origin: string, tell: (address: string) => void) {
  await context.route("**/*", async (route) => {
    const address = route.request().url();
    if (new URL(address).origin === origin) return route.continue();
    tell(address);
    return route.abort("internetdisconnected");
  });
}
