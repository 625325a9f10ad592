import type { BrowserContext } from "playwright";

/** Blocks every request outside the site's origin and reports it. */
export async function keepOffline(context: BrowserContext, origin: string, tell: (address: string) => void) {
  await context.route("**/*", async (route) => {
    const address = route.request().url();
    if (new URL(address).origin === origin) return route.continue();
    tell(address);
    return route.abort("internetdisconnected");
  });
}
