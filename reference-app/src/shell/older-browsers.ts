// The methods that the oldest browsers of docs/browsers.md lack, and no other browser ever loads. What is in here is listed in
// .ci/browser-floor/polyfilled.ts, by which the head script (boot.js) asks for this file.
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

/** Gives an object a method that it lacks. */
function bring(owner: object, name: string, method: unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value: method, configurable: true, writable: true });
}

bring(AbortSignal, "any", anySignal);
if (typeof Element === "function") bring(Element.prototype, "checkVisibility", checkVisibility);
