import { beforeAll, describe, expect, it } from "vitest";
import { PHONE_OUTCOMES, EXPIRED_AT_ONCE_NUMBER } from "../../../src/mock/world/authentication/data/phone-outcomes.ts";
import { FAULT_KINDS } from "../../../src/mock/world/faults.ts";
import { MERCHANTS } from "../../../src/mock/world/site/merchants.ts";
import { PERSONAS } from "../../../src/mock/world/identity/personas.ts";
import { SCENARIO_NAMES } from "../../../src/mock/world/scenarios.ts";
import { MODULE_IDS } from "../../../src/mock/world/site/site.ts";
import { codeIn, read, tableOf } from "./mock-docs.ts";
import { openWorld, type Mock } from "../start-mock.ts";

const PAGE = read("docs/mock-server.md");
/** The code in the first column of a table. */
const named = (head: string) => tableOf(PAGE, head).flatMap(([cell = ""]) => codeIn(cell));

let mock: Mock;
beforeAll(async () => {
  mock = await openWorld();
});

describe("docs/mock-server.md", () => {
  it("lists every persona with its type and balance", async () => {
    const { accounts } = (await mock.call("GET", "/__mock/state")).json;
    const known = new Map((accounts as { username: string }[]).map((account) => [account.username, account]));
    const rows = tableOf(PAGE, "Username").map(([username = "", type, balance = ""]) => ({
      username: codeIn(username)[0] ?? "",
      type: Number(type),
      balance: codeIn(balance)[0],
    }));
    expect(rows.map(({ username }) => username)).toEqual(PERSONAS.map(({ username }) => username));
    for (const row of rows) expect(known.get(row.username)).toMatchObject(row);
  });

  it("lists every scenario and switch", () => {
    expect(named("Scenario")).toEqual(SCENARIO_NAMES.filter((name) => !name.includes(":")));
    expect(named("Switch").toSorted()).toEqual(MODULE_IDS.toSorted());
  });

  it("lists every kind of fault", () => {
    expect(named("Kind")).toEqual(FAULT_KINDS);
  });

  it("lists every control", async () => {
    const { controls } = (await mock.call("GET", "/__mock/nothing")).json;
    expect(named("Control").toSorted()).toEqual((controls as string[]).toSorted());
  });

  it("lists every phone number for tests with its special answer", () => {
    const numbers = tableOf(PAGE, "Number").map(([number = "", answer = ""]) => [
      codeIn(number)[0],
      Number(answer.slice(0, 3)),
      codeIn(answer)[0],
    ]);
    const outcomes = Object.entries(PHONE_OUTCOMES).map(([number, { status, code }]) => [number, status, code]);
    expect(numbers).toEqual([...outcomes, [EXPIRED_AT_ONCE_NUMBER, 200, undefined]]);
  });
});

/** Fields that every merchant requires. */
const ALWAYS = new Set(["username", "password", "confirmPassword"]);

describe("the comparison of merchants in docs/mock-server.md", () => {
  const rows = new Map(tableOf(PAGE, "").map(([head = "", ...cells]) => [head, cells]));
  const cellOf = (head: string, index: number) => codeIn(rows.get(head)?.[index] ?? "");

  it("R004 has one column for each merchant, in order", () => {
    const head = PAGE.split("\n").find((line) => line.includes("(default)")) ?? "";
    expect(codeIn(head)).toEqual(MERCHANTS.map(({ merchantCode }) => merchantCode));
  });

  it.each(MERCHANTS.map((merchant, index) => ({ ...merchant, index })))(
    "R004 R233 shows the real settings of $merchantCode",
    async ({ merchantCode, switchedOff, switchedOn, withoutVendors, paymentMethods, ageLimit, isSingle, index }) => {
      expect(cellOf("Switched off", index)).toEqual(switchedOff);
      expect(cellOf("Switched on", index)).toEqual(switchedOn);
      expect(cellOf("Without vendors", index)).toEqual(withoutVendors);
      expect(rows.get("Payment methods")?.[index]).toBe(paymentMethods.join(", "));
      expect(rows.get("Age, licence for")?.[index]).toMatch(new RegExp(`^${ageLimit},`));
      expect(rows.get("Wallets")?.[index]).toBe(isSingle ? "one" : "several");
      const { json } = await mock.call("GET", `/wps/system/setting/register/rules?merchantCode=${merchantCode}`);
      const rules = Object.entries(Object(json.value) as Record<string, { enabled: boolean; required: boolean }>);
      const asked = rules.filter(([field, rule]) => !ALWAYS.has(field) && rule.enabled && rule.required);
      expect(cellOf("To register", index).toSorted()).toEqual(asked.map(([field]) => field).toSorted());
    },
  );
});
