import { type Browser, chromium } from "playwright";
import { launchOptions } from "./browser.ts";

/** Starts the Chromium that the set-up found. */
export const openBrowser = (): Promise<Browser> => chromium.launch(launchOptions());
