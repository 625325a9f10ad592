/// <reference types="@vitest/browser-playwright" />
import { cdp } from "vitest/browser";

/** Resolves once the current changes have been painted. */
export const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => resolve());
      port1.start();
      port2.postMessage(null);
    });
  });

/** Work that the browser did to update the page. */
export interface Work {
  /** Number of elements whose style was recalculated; the highest in one pass. */
  restyled: number;
  /** Number of objects in a layout, the highest in one pass, and how many objects exist. */
  laidOut: number;
  objects: number;
}

interface TraceEvent {
  name: string;
  args: { beginData?: { dirtyObjects?: number; totalObjects?: number }; elementCount?: number };
}

/** Runs an action and returns how much work it caused in the browser. */
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
