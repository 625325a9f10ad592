import type { Page } from "@playwright/test";

/** The place where a secret was found. It does not contain the secret. */
type Place = string;

/**
 * Watches a page, and the windows that it opens, for secrets in places where they do not belong: addresses and referrers of requests,
 * the console, storage, cookies and the document.
 */
export class TaintWatch {
  readonly #page: Page;
  readonly #said: { place: Place; text: string }[] = [];

  constructor(page: Page) {
    this.#page = page;
    const context = page.context();
    context.on("request", (request) => {
      this.#said.push({ place: "an address", text: request.url() });
      this.#said.push({ place: "a referrer", text: request.headers().referer ?? "" });
    });
    context.on("console", (message) => this.#said.push({ place: "the console", text: message.text() }));
    page.on("pageerror", (error) => this.#said.push({ place: "an error", text: error.stack ?? error.message }));
    page.on("framenavigated", (frame) => this.#said.push({ place: "an address", text: frame.url() }));
  }

  /** Returns the places that contain any of the secrets. The `token` key of the session storage is allowed to hold the token (R186). */
  async placesOf(secrets: readonly string[]): Promise<Place[]> {
    const kept = await this.#page.evaluate(async () => {
      const areas = [
        { name: "local storage", area: localStorage },
        { name: "session storage", area: sessionStorage },
      ];
      const stored = areas.flatMap(({ name, area }) =>
        Object.entries(area)
          .filter(([key]) => area !== sessionStorage || key !== "token")
          .map(([key, value]) => ({ place: `${name}: ${key}`, text: `${key}=${value}` })),
      );
      const fields = [...document.querySelectorAll("input, textarea")].map((field) => ({
        place: "a field",
        text: field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : "",
      }));
      const databases = await indexedDB.databases();
      return [
        ...stored,
        ...databases.map(({ name = "" }) => ({ place: "a database", text: name })),
        ...(await caches.keys()).map((text) => ({ place: "a cache", text })),
        { place: "the history", text: JSON.stringify(history.state) },
        { place: "the document", text: document.documentElement.outerHTML },
        ...fields,
      ];
    });
    const cookies = (await this.#page.context().cookies()).map(({ name, value }) => ({
      place: `the cookie ${name}`,
      text: decodeURIComponent(value),
    }));
    const found = [...this.#said, ...kept, ...cookies].filter(({ text }) =>
      secrets.some((secret) => text.includes(secret) || text.includes(encodeURIComponent(secret))),
    );
    return [...new Set(found.map(({ place }) => place))];
  }
}
