import type { BrowserContext } from "playwright";

/** The events between manager and preview. */
interface PreviewChannel {
  emit: (event: "setCurrentStory" | "updateGlobals", data: object) => void;
  on: ((event: "docsRendered" | "storyRendered", listener: (id: string) => void) => void) &
    ((event: "storyFinished", listener: (result: { storyId: string }) => void) => void) &
    ((event: "playFunctionThrewException", listener: (error: { message: string }) => void) => void);
}

interface LoadedPreview {
  /** The stories on the page, also those of a docs page. */
  storyRenders: { isPreparing: () => boolean; isPending: () => boolean }[];
  storyStore: { loadStory: (of: { storyId: string }) => Promise<{ parameters: { chromatic?: object } }> };
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: PreviewChannel;
    __STORYBOOK_PREVIEW__: LoadedPreview;
  }
}

/** Blocks every request outside the site's origin and reports it. */
export async function keepOffline(context: BrowserContext, origin: string, tell: (address: string) => void) {
  await context.route("**/*", async (route) => {
    const address = route.request().url();
    if (new URL(address).origin === origin) return route.continue();
    tell(address);
    return route.abort("internetdisconnected");
  });
}
