import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { startMock } from "./start-mock.ts";

const FOLDER = path.join(import.meta.dirname, "../../workflows");
const CLI = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");
const files = readdirSync(FOLDER).filter((name) => name.endsWith(".arazzo.yaml"));

/** Runs a file with a runner that is not ours, as `npm run workflows` does. */
const respect = (file: string, url: string) =>
  new Promise<{ code: unknown; failures: string[] }>((resolve) => {
    const commandLine = [CLI, "respect", file, "--server", `api=${url}`, "--server", `control=${url}`];
    execFile(process.execPath, commandLine, { cwd: FOLDER }, (error, stdout, stderr) =>
      resolve({
        code: error ? error.code : 0,
        failures: `${stdout}${stderr}`.split("\n").filter((line) => line.includes("✗")),
      }),
    );
  });

describe("the journeys, run by redocly respect", () => {
  it("are all there", () => {
    expect(files.map((name) => path.basename(name, ".arazzo.yaml"))).toEqual(["favourites", "money", "play", "points"]);
  });

  it.each(files)("D3b %s is green against the mock", async (file) => {
    const mock = await startMock();
    try {
      expect(await respect(file, mock.url)).toEqual({ code: 0, failures: [] });
    } finally {
      await mock.stop();
    }
  });

  it("D3b a journey against a server that forgets is red", async () => {
    const mock = await startMock();
    try {
      await mock.call("POST", "/__mock/faults", {
        json: [{ operationId: "addFavoriteGame", kind: "status", status: 500, times: 1 }],
      });
      const { code, failures } = await respect("favourites.arazzo.yaml", mock.url);
      expect(code).toBe(1);
      expect(failures[0]).toContain("keepGame");
    } finally {
      await mock.stop();
    }
  });
});

it.each([
  [{ stake: "10.00" }, "address is the one that launchGame answered"],
  [{ address: "http://localhost:4011/play/slot?launch=none", stake: "10.00" }, "The game refuses: EXPIRED"],
])("a round of %j is refused with the reason", async (json, error) => {
  const mock = await startMock();
  try {
    expect((await mock.call("POST", "/__mock/rounds", { json })).json).toEqual({ error });
  } finally {
    await mock.stop();
  }
});
