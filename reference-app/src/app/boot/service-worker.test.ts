import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { expect, it, vi } from "vitest";

const ORIGIN = "https://play.example";
const CODE = readFileSync(new URL("service-worker.js", import.meta.url), "utf8")
  .replace("__VERSION__", '"1"')
  .replace("__FILES__", "[]");

interface FetchEvent {
  request: { url: string; method: string; mode: string; cache: string };
  respondWith: (answer: Promise<Response>) => void;
  waitUntil: (work: Promise<unknown>) => void;
}

const fail = () => Promise.reject(new DOMException("Unexpected internal error.", "UnknownError"));

/** Starts the worker in a browser whose storage is damaged. Returns the function that answers a request of the page. */
function startWithDamagedStorage() {
  const listeners = new Map<string, (event: FetchEvent) => void>();
  const scope = {
    URL,
    Request,
    location: { origin: ORIGIN },
    registration: { update: fail },
    caches: { keys: fail, match: fail, open: fail, delete: fail },
    fetch: async () => new Response("from the network", { headers: { "content-type": "text/javascript" } }),
    addEventListener: (name: string, listener: (event: FetchEvent) => void) => listeners.set(name, listener),
  };
  runInContext(CODE, createContext(scope));
  return (path: string, mode: string, cache = "default"): Promise<Response> =>
    new Promise((resolve, reject) => {
      listeners.get("fetch")?.({
        request: { url: ORIGIN + path, method: "GET", mode, cache },
        respondWith: (answer) => void answer.then(resolve, reject),
        waitUntil: vi.fn<(work: Promise<unknown>) => void>(),
      });
    });
}

it.each([
  ["a page", "/slot-games", "navigate", "default"],
  ["a reloaded page", "/", "navigate", "reload"],
  ["a file", "/assets/part-1.js", "cors", "default"],
])("I7 R513 with damaged storage, the worker answers %s from the network", async (_, path, mode, cache) => {
  const answer = await startWithDamagedStorage()(path, mode, cache);
  expect(await answer.text()).toBe("from the network");
});
