import { describe, expect, it } from "vitest";
import { bondFindings } from "../judge/bonds.ts";
import type { Answer } from "../judge/answer.ts";
import type { Bond } from "./case.ts";
import { makePlan } from "./plan.ts";
import { fixtureContext, operationOf } from "../../test/support/context.ts";

const context = fixtureContext();
const { series } = makePlan(context, context.contract.operations);
const answer = (status: number, json: unknown): Answer => ({ status, headers: new Map(), text: "", json });
const found = (bond: Bond, here: Answer, earlier: Answer) =>
  bondFindings(operationOf(context, "sendParcel"), [bond], here, new Map([["first", earlier]]), context.contract).map(
    ({ check, message }) => `${check}: ${message}`,
  );

describe("series of requests", () => {
  it("D12 try each operation with an idempotency key again, with another body, and twice at once", () => {
    expect(series.map(({ id }) => id).filter((id) => id.startsWith("sendParcel"))).toEqual([
      "sendParcel › replay with the same key and body",
      "sendParcel › replay with the same key and another body",
      "sendParcel › replay two at once",
    ]);
  });

  it("D12 send one key and one body in all steps, but for the place that is changed", () => {
    const replays = series.filter(({ id }) => id.includes("› replay"));
    const [again, other] = replays.map(({ groups }) => groups.flat().map(({ request }) => request));
    expect(again?.[0]).toEqual(again?.[1]);
    expect(other?.[0]?.substitutions).toEqual(again?.[0]?.substitutions);
    expect(other?.[1]?.body).not.toEqual(other?.[0]?.body);
  });

  it("is plain data, the same each time", () => {
    expect(JSON.parse(JSON.stringify(series))).toEqual(series);
    expect(makePlan(context, context.contract.operations).series).toEqual(series);
  });
});

describe("bonds between answers", () => {
  const same: Bond = { kind: "same", step: "first", pointer: "/value" };
  const apart: Bond = { kind: "nothing-of", step: "first", pointer: "/value" };
  const one = answer(200, { value: { id: 1, of: "rahim-1971" } });
  const turned = answer(200, { value: { of: "rahim-1971", id: 1 } });
  const two = answer(200, { value: { id: 2, of: "nasrin-77" } });
  const refused = answer(409, { success: false });
  const untold: Bond = { kind: "untold", step: "first", pointer: "/value", named: "/value/of" };
  const row = answer(200, {
    value: { of: "rahim-1971", name: "Rahim Uddin", balance: "2500.00", item: { is: "closed" } },
  });
  const refusedWith = (message: string) => answer(404, { success: false, message });

  it.for<[string, Bond, Answer, Answer, string[]]>([
    ["equal values, in any order", same, turned, one, []],
    ["another value", same, two, one, ['replay: must be what the step "first" was answered']],
    ["a refusal now", same, refused, one, []],
    ["a refusal before", same, one, refused, []],
    ["nothing of another account", apart, two, one, []],
    [
      "what belongs to another account",
      apart,
      turned,
      one,
      ['isolation: holds "rahim-1971", which belongs to the account of the step "first"'],
    ],
    ["a refusal that repeats the request", untold, refusedWith("no rahim-1971, closed or not, 2500.00"), row, []],
    ["a success, which tells all", untold, row, row, []],
    [
      "a refusal that tells whose it is",
      untold,
      refusedWith("rahim-1971 is Rahim Uddin's"),
      row,
      ['isolation: tells "Rahim Uddin", which belongs to the account of the step "first"'],
    ],
  ])("judge %s", ([, bond, here, earlier, expected]) => {
    expect(found(bond, here, earlier)).toEqual(expected);
  });
});
