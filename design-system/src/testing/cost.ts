/// <reference types="@vitest/browser-playwright" />
import { cdp } from "vitest/browser";

/** Resolves when what has changed has been painted. */
export const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => resolve());
      port1.start();
      port2.postMessage(null);
    });
  });

/** What the browser had to do for one look of the page. */
export interface Work {
  /** Elements whose style was computed anew, the most at one time. */
  restyled: number;
  /** Objects that were laid out anew, the most at one time, and how many there are. */
  laidOut: number;
  objects: number;
}

interface TraceEvent {
  name: string;
  args: { beginData?: { dirtyObjects?: number; totalObjects?: number }; elementCount?: number };
}

/** Runs something, and tells what it cost the browser meanwhile. */
export async function workDuring(action: () => Promise<void>): Promise<Work> {
  const events: TraceEvent[] = [];
  const session = cdp();
  session.on("Tracing.dataCollected", ({ value }: { value: unknown[] }) => {
    events.push(...(value as TraceEvent[]));
  });
  await session.send("Tracing.start", { categories: "devtools.timeline" });
  await action();
  const complete = new Promise((resolve) => session.on("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  const most = (name: string, count: (args: TraceEvent["args"]) => number | undefined) =>
    Math.max(0, ...events.filter((event) => event.name === name).map(({ args }) => count(args) ?? 0));
  return {
    restyled: most("UpdateLayoutTree", (args) => args.elementCount),
    laidOut: most("Layout", (args) => args.beginData?.dirtyObjects),
    objects: most("Layout", (args) => args.beginData?.totalObjects),
  };
}
