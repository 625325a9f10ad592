import type { BrowserContext, Route } from "@playwright/test";
import type { CrashableMock } from "../../.ci/programs/mock.ts";
import type { Step } from "./plan.ts";

const KEY = "idempotency-key";
const refusal = (status: number, code: string) => ({
  status,
  contentType: "application/json",
  body: JSON.stringify({ success: false, code, message: code, timestamp: Date.now(), value: null }),
});

/** The network failure of a run. It affects only the first money call. */
export interface Network {
  /** The idempotency keys that the page has sent in money calls of this run. */
  keys: ReadonlySet<string>;
  /** Resolves when the failure holds the call. */
  isHeld: Promise<void>;
  /** Releases the call; its response is lost. */
  letGo: () => void;
  /** Ends the failure. */
  lift: () => Promise<void>;
}

/** Lets the server process the call, but drops the response. */
const reach = async (route: Route): Promise<void> => void (await route.fetch());

/** Prepares the network failure of a step. */
export async function stageTrouble(context: BrowserContext, mock: CrashableMock, step: Step): Promise<Network> {
  const keys = new Set<string>();
  const held = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  let isFirst = true;
  const reachWhenDone = async (route: Route) => {
    if (step.isDone) await reach(route);
  };

  async function strike(route: Route): Promise<void> {
    switch (step.trouble) {
      case "lostRequest":
        return route.abort("connectionfailed");
      case "lostAnswer":
      case "twoTabs":
        await reach(route);
        return route.abort("connectionreset");
      case "serverError":
        await reachWhenDone(route);
        return route.fulfill({ status: 502, contentType: "text/plain", body: "upstream failed" });
      case "tooMany":
        return route.fulfill(refusal(429, "TOO_MANY_REQUESTS"));
      case "sessionLost":
        return route.fulfill(refusal(401, "UNAUTHENTICATED"));
      case "hang":
        // The call reaches the server late, after the page has given up waiting.
        await release.promise;
        await reachWhenDone(route);
        return route.abort();
      case "back":
      case "reload":
        await reachWhenDone(route);
        held.resolve();
        await release.promise;
        return route.abort();
      case "killed": {
        const answer = reach(route).catch(() => undefined);
        if (step.isDone) await answer;
        await mock.crash();
        return route.abort();
      }
      case "none":
      case "offline":
      case "doubleClick":
        return route.continue();
    }
  }

  const handler = async (route: Route) => {
    const key = route.request().headers()[KEY];
    if (key === undefined) return route.fallback();
    keys.add(key);
    const isStruck = isFirst;
    isFirst = false;
    // A request that the page has aborted can no longer be answered.
    await (isStruck ? strike(route) : route.continue()).catch(() => undefined);
  };
  await context.route(/\/wps\//, handler);
  if (step.trouble === "offline") await context.setOffline(true);
  return {
    keys,
    isHeld: held.promise,
    letGo: release.resolve,
    lift: async () => {
      release.resolve();
      if (step.trouble === "offline") await context.setOffline(false);
    },
  };
}
