import type { BrowserContext, Route } from "@playwright/test";
import type { CrashableMock } from "../../.ci/programs/mock.ts";
import type { Step } from "./plan.ts";

const KEY = "idempotency-key";
const refusal = (status: number, code: string) => ({
  status,
  contentType: "application/json",
  body: JSON.stringify({ success: false, code, message: code, timestamp: Date.now(), value: null }),
});

/** What the network does to the first money call of a run; all later ones get through. */
export interface Network {
  /** The keys that money calls of the run left the page with, each once. */
  keys: ReadonlySet<string>;
  /** The call is where the trouble holds it. */
  isHeld: Promise<void>;
  /** Lets go of it: the answer is lost. */
  letGo: () => void;
  /** No further trouble. */
  lift: () => Promise<void>;
}

/** The server gets the call and does it; nobody is told. */
const reach = async (route: Route): Promise<void> => void (await route.fetch());

/** Stages the trouble of a step. */
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
        // It reaches the server late, once the page has given it up.
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
    // What the page has given up, or left, cannot be answered any more.
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
