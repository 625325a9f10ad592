import path from "node:path";
import { parseArgs } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readCommands } from "../../../../.ci/doc-commands/read-commands.ts";
import { type RunningMock, startMock, tokenOf } from "../start-mock.ts";

const root = path.join(import.meta.dirname, "../../../..");
/** Where the documentation says that the mock is. */
const WRITTEN_HOST = "localhost:4010";

interface Call {
  path: string;
  headers: [string, string][];
  body: string | undefined;
}

/** The request of a `curl` command. @throws TypeError for an option that the documentation does not use yet */
function callOf(words: readonly string[]): Call {
  const { values, positionals } = parseArgs({
    args: words.slice(1),
    allowPositionals: true,
    options: {
      silent: { type: "boolean", short: "s" },
      header: { type: "string", short: "H", multiple: true },
      data: { type: "string", short: "d" },
    },
  });
  const headers = (values.header ?? []).map((header): [string, string] => {
    const [name = "", ...value] = header.split(":");
    return [name, value.join(":").trim()];
  });
  return { path: (positionals[0] ?? "").replace(WRITTEN_HOST, ""), headers, body: values.data };
}

const CALLS = readCommands(root)
  .filter(({ words }) => words[0] === "curl")
  .map((command) => ({ ...callOf(command.words), at: `${command.file}:${command.line}` }));

describe("the calls in the documentation", () => {
  let mock: RunningMock;
  beforeAll(async () => {
    mock = await startMock();
  });
  afterAll(() => mock.stop());

  test("are found, and there are more than four", () => {
    expect(CALLS.length).toBeGreaterThan(4);
  });

  test.each(CALLS)("succeed on the mock server: $at $path", async ({ path: address, headers, body }) => {
    const token = await tokenOf(mock, "demo");
    const response = await fetch(mock.url + address, {
      method: body === undefined ? "GET" : "POST",
      headers: headers.map(([name, value]): [string, string] => [name, value.replace("TOKEN", token)]),
      ...(body !== undefined && { body }),
    });
    expect(await response.json()).toMatchObject(address.startsWith("/__mock") ? {} : { success: true });
    expect(response.status).toBe(200);
  });
});
