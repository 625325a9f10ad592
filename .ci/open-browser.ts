import { type Browser, chromium } from "playwright";
import { findBrowser, launchArgs } from "./browser.ts";

/** Starts the Chromium of this repository. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({ ...(executablePath && { executablePath }), args: launchArgs });
}
