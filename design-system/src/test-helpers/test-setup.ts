/**
 * Adds what jsdom lacks and components need. It has no layout, so nothing has a size and everything counts as on screen.
 * Import this file before the tests, as a setup file of Vitest or Jest. It replaces nothing that exists, so it does no harm in a browser.
 */

/** Adds the members that `target` lacks. */
function addMissing(target: object, members: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(members)) {
    // Vitest declares some globals without a value.
    if (Reflect.get(target, name) !== undefined) continue;
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}

const doNothing = () => undefined;

/** Without layout, no element changes its size. */
class ResizeObserverWithoutLayout implements ResizeObserver {
  observe = doNothing;
  unobserve = doNothing;
  disconnect = doNothing;
}

/** Reports each element as visible while `observe` runs, so that React asks the test for no further `act`. */
class IntersectionObserverWithoutLayout implements IntersectionObserver {
  readonly #callback: IntersectionObserverCallback;
  readonly root = null;
  readonly rootMargin = "0px";
  readonly scrollMargin = "0px";
  readonly thresholds = [];
  unobserve = doNothing;
  disconnect = doNothing;
  takeRecords = () => [];

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }

  observe(target: Element): void {
    const rect = target.getBoundingClientRect();
    const rects = { boundingClientRect: rect, intersectionRect: rect, rootBounds: null };
    this.#callback([{ target, isIntersecting: true, intersectionRatio: 1, time: performance.now(), ...rects }], this);
  }
}

const WIDTH = /\((?<limit>min|max)-width: (?<px>[\d.]+)px\)/g;

/** Whether a media query matches: widths by the window's width, and members who prefer no motion, so that no animation has to end. */
function matchesMedia(query: string): boolean {
  if (query.includes("prefers-reduced-motion: reduce")) return true;
  const widths = [...query.matchAll(WIDTH)];
  const fits = widths.every(({ groups }) => {
    const limitPx = Number(groups?.px);
    return groups?.limit === "min" ? window.innerWidth >= limitPx : window.innerWidth <= limitPx;
  });
  return widths.length > 0 && fits;
}

/** Its result changes when a test sets `window.innerWidth` and dispatches `resize`. */
class MediaQueryListByWidth extends EventTarget implements MediaQueryList {
  readonly media: string;
  onchange = null;
  addListener = doNothing;
  removeListener = doNothing;

  constructor(media: string) {
    super();
    this.media = media;
    window.addEventListener("resize", () => this.dispatchEvent(new Event("change")));
  }

  get matches(): boolean {
    return matchesMedia(this.media);
  }
}

/** Escapes a text for use in a selector. */
const escapeSelector = (text: string): string =>
  text.replaceAll(/[^\w-]/g, String.raw`\$&`).replace(/^\d/, String.raw`\3$& `);

const isDisplayed = (element: Element): boolean =>
  getComputedStyle(element).display !== "none" && (!element.parentElement || isDisplayed(element.parentElement));

/** Whether the element and all elements around it are displayed. */
function checkVisibility(this: Element, { visibilityProperty = false } = {}): boolean {
  const isHidden = visibilityProperty && getComputedStyle(this).visibility !== "visible";
  return this.isConnected && !isHidden && isDisplayed(this);
}

/** Collects files for an `<input type="file">`. A script cannot create a `FileList`, so that of an empty input is filled. */
class DataTransferOfFiles {
  readonly #files: File[] = [];
  readonly items = { add: (file: File) => this.#files.push(file) };

  get files(): FileList {
    const list = Object.assign(document.createElement("input"), { type: "file" }).files;
    const files = this.#files;
    const members = {
      ...Object.fromEntries(files.entries()),
      length: files.length,
      item: (index: number) => files[index] ?? null,
    };
    for (const [name, value] of Object.entries(members))
      Object.defineProperty(list, name, { value, configurable: true });
    return Object.defineProperty(list, Symbol.iterator, { value: () => files.values() }) as FileList;
  }
}

/** An error that an app's handler throws. Vitest fails the test that caused it; the console shows it in any case. */
function reportError(error: unknown): void {
  console.error(error);
  window.dispatchEvent(new ErrorEvent("error", { error, message: String(error), cancelable: true }));
}

addMissing(globalThis, {
  ResizeObserver: ResizeObserverWithoutLayout,
  IntersectionObserver: IntersectionObserverWithoutLayout,
  DataTransfer: DataTransferOfFiles,
  CSS: {},
  matchMedia: (media: string) => new MediaQueryListByWidth(media),
  reportError,
});
addMissing(CSS, { escape: escapeSelector, supports: () => false });
addMissing(URL, { createObjectURL: () => "blob:test", revokeObjectURL: doNothing });
addMissing(Element.prototype, {
  animate: () => ({ cancel: doNothing }),
  checkVisibility,
  getAnimations: () => [],
  hasPointerCapture: () => false,
  releasePointerCapture: doNothing,
  scrollBy: doNothing,
  scrollIntoView: doNothing,
  scrollTo: doNothing,
  setPointerCapture: doNothing,
});
