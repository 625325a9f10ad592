// Polyfills for the oldest browsers of docs/browsers.md; other browsers never load this file.
// List each polyfill in .ci/browser-floor/polyfilled.ts, which the head script (head-script.js) uses to decide whether to load it.
import "core-js/modules/es.array.to-reversed.js";
import "core-js/modules/es.array.to-sorted.js";
import "core-js/modules/es.map.group-by.js";
import "core-js/modules/es.promise.with-resolvers.js";
import "core-js/modules/web.url.can-parse.js";
import "core-js/modules/web.url.parse.js";

/** `AbortSignal.any`: Chrome 116, Safari 17.4, Firefox 124. */
function anySignal(signals: Iterable<AbortSignal>): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const follow = () => controller.abort(signal.reason);
    if (signal.aborted) follow();
    else signal.addEventListener("abort", follow, { once: true, signal: controller.signal });
  }
  return controller.signal;
}

/** `Element.checkVisibility`: Safari 17.4. */
function checkVisibility(this: Element, options?: CheckVisibilityOptions): boolean {
  if (!this.isConnected || this.getClientRects().length === 0) return false;
  return !options?.visibilityProperty || getComputedStyle(this).visibility === "visible";
}

/** Adds a method to an object that lacks it. */
function bring(owner: object, name: string, method: unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value: method, configurable: true, writable: true });
}

bring(AbortSignal, "any", anySignal);
if (typeof Element === "function") bring(Element.prototype, "checkVisibility", checkVisibility);
