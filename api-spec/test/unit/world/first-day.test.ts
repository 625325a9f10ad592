import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createKeys } from "../../../src/mock/world/keys.ts";
import { seedWorld } from "../../../src/mock/world/seed.ts";
import { createSettings, openStore } from "../../../src/mock/world/store.ts";
import { assembleWorld } from "../../../src/mock/world/world.ts";
import { fingerprintOf } from "../../fingerprint.ts";
import { START } from "./stage.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: START }));
afterEach(() => void vi.useRealTimers());

/** Columns with random values. */
const CHANCE = new Set(["salt", "hash", "password_salt", "password_hash", "pay_token", "answer"]);

it("D3 the data of a new world match the approved fingerprints (look at a changed table before you update its line)", async () => {
  const store = openStore();
  const settings = createSettings(store);
  seedWorld(assembleWorld({ name: "", store, settings, keys: createKeys(settings), seed: seedWorld }));
  const tables = store
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name <> 'settings'")
    .all()
    .map(({ name }) => String(name));
  const lines = tables.toSorted().map((table) => {
    const rows = store.prepare(`select * from "${table}"`).all();
    const text = JSON.stringify(rows, (key, value: unknown) => (CHANCE.has(key) ? undefined : value));
    return `${table} ${rows.length} ${fingerprintOf(text)}`;
  });
  store.close();
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("first-day.txt");
});
