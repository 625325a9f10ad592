import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** Creates a fake Trusted Types policy that applies the given rules. */
const createPolicy = (_name: string, rules: object) => rules;

async function load() {
  vi.resetModules();
  return import("./worker-address.ts");
}

beforeEach(() => {
  vi.stubGlobal("location", { origin: "https://lobby.example", href: "https://lobby.example/slots" });
  vi.stubGlobal("window", { trustedTypes: { createPolicy } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(["/worker.js", "https://lobby.example/assets/pattern-worker.js", "assets/worker.js"])(
  "D17 trusts the worker address %s of this origin",
  async (address) => {
    const { workerAddress } = await load();
    expect(workerAddress(address)).toBe(address);
  },
);

test.each(["https://games.example/worker.js", "//games.example/worker.js", "data:text/javascript,1", "blob:null/1"])(
  "D17 refuses the worker address %s of another origin",
  async (address) => {
    const { workerAddress } = await load();
    expect(() => workerAddress(address)).toThrow(`${address} is not ours`);
  },
);

test("D17 in a browser without Trusted Types, the worker address is used unchanged", async () => {
  vi.stubGlobal("window", {});
  const { workerAddress } = await load();
  expect(workerAddress("/worker.js")).toBe("/worker.js");
});
