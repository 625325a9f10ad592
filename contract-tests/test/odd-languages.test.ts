import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ODD_LANGUAGES } from "../src/plan/vary/odd/odd-inputs.ts";
import { PATIENCE_MS } from "./support/command.ts";
import { fixtureContext } from "./support/context.ts";
import { startFaultProxy } from "./support/servers/fault-proxy.ts";
import { FIXTURE_SPEC } from "./support/specs/fixture-spec.ts";
import type { Listening } from "./support/servers/listen.ts";
import { startReferenceServer } from "./support/servers/reference-server.ts";
import { tryServer } from "./support/servers/try-server.ts";

describe("a server that is made from the fixture spec", { timeout: PATIENCE_MS }, () => {
  const { contract, validate } = fixtureContext();
  const bench = { contract, validate, journeys: [] };
  let right: Listening;
  beforeAll(async () => {
    right = await startReferenceServer(FIXTURE_SPEC);
  }, PATIENCE_MS);
  afterAll(() => right.close());

  it("passes the tests with unusual language tags", async () => {
    const { errors, cases } = await tryServer(bench, { url: right.url, only: ["getItem"] });
    expect(errors).toEqual([]);
    expect(cases).toBeGreaterThan(ODD_LANGUAGES.length);
  });

  it("fails the tests when it gives an unchecked language tag to the JavaScript engine", async () => {
    const unread = await startFaultProxy(
      right.url,
      { method: "GET", path: "/items/{id}" },
      async (request, forward) => {
        try {
          Intl.getCanonicalLocales(request.headers["accept-language"]);
          return await forward(request);
        } catch {
          return { status: 500, headers: {}, body: "Incorrect locale information provided" };
        }
      },
    );
    const { errors } = await tryServer(bench, { url: unread.url, only: ["getItem"] });
    await unread.close();
    expect(errors.map(({ check, headline }) => [check, headline])).toEqual([
      ["server-error", expect.stringContaining("getItem GET /items/{id} · response 500")],
    ]);
  });
});
