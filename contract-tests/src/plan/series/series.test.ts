import { describe, expect, it } from "vitest";
import { crossStepFindings } from "../../judge/checks/cross-step-checks.ts";
import type { Answer } from "../../judge/answer.ts";
import type { CrossStepCheck } from "../case.ts";
import { makePlan } from "../plan.ts";
import { fixtureContext, operationOf } from "../../../test/support/context.ts";

const context = fixtureContext();
const { series } = makePlan(context, context.contract.operations);
const answer = (status: number, json: unknown): Answer => ({ status, headers: new Map(), text: "", json });
const found = (check: CrossStepCheck, here: Answer, earlier: Answer) =>
  crossStepFindings(
    operationOf(context, "sendParcel"),
    [check],
    here,
    new Map([["first", earlier]]),
    context.contract,
  ).map(({ check, message }) => `${check}: ${message}`);

describe("the planned series", () => {
  it("D12 repeat each operation with an idempotency key: with the same body, with another body, and twice in parallel", () => {
    expect(series.map(({ id }) => id).filter((id) => id.startsWith("sendParcel"))).toEqual([
      "sendParcel › replay with the same key and body",
      "sendParcel › replay with the same key and another body",
      "sendParcel › replay two at once",
      "sendParcel › clients",
    ]);
  });

  it("D12 send the same key and body in all steps, except for the changed place", () => {
    const replays = series.filter(({ id }) => id.includes("› replay"));
    const [again, other] = replays.map(({ groups }) => groups.flat().map(({ request }) => request));
    expect(again?.[0]).toEqual(again?.[1]);
    expect(other?.[0]?.substitutions).toEqual(again?.[0]?.substitutions);
    expect(other?.[1]?.body).not.toEqual(other?.[0]?.body);
  });

  it("are plain data, and the same each time", () => {
    expect(JSON.parse(JSON.stringify(series))).toEqual(series);
    expect(makePlan(context, context.contract.operations).series).toEqual(series);
  });
});

describe("cross-step checks", () => {
  const same: CrossStepCheck = { kind: "same", step: "first", pointer: "/value" };
  const apart: CrossStepCheck = { kind: "nothing-of", step: "first", pointer: "/value" };
  const one = answer(200, { value: { id: 1, of: "rahim-1971" } });
  const turned = answer(200, { value: { of: "rahim-1971", id: 1 } });
  const two = answer(200, { value: { id: 2, of: "nasrin-77" } });
  const refused = answer(409, { success: false });
  const untold: CrossStepCheck = { kind: "untold", step: "first", pointer: "/value", named: "/value/of" };
  const row = answer(200, {
    value: { of: "rahim-1971", name: "Rahim Uddin", balance: "2500.00", item: { is: "closed" } },
  });
  const refusedWith = (message: string) => answer(404, { success: false, message });

  it.for<[string, CrossStepCheck, Answer, Answer, string[]]>([
    ["equal values in any order", same, turned, one, []],
    ["another value", same, two, one, ['replay: must equal the answer to the step "first"']],
    ["a refusal in this step", same, refused, one, []],
    ["a refusal in the earlier step", same, one, refused, []],
    ["nothing of another account", apart, two, one, []],
    [
      "data of another account",
      apart,
      turned,
      one,
      ['isolation: contains "rahim-1971", which belongs to the account of the step "first"'],
    ],
    ["a refusal that repeats the request", untold, refusedWith("no rahim-1971, closed or not, 2500.00"), row, []],
    ["a success that contains all data", untold, row, row, []],
    [
      "a refusal that reveals the owner",
      untold,
      refusedWith("rahim-1971 is Rahim Uddin's"),
      row,
      ['isolation: reveals "Rahim Uddin", which belongs to the account of the step "first"'],
    ],
  ])("find the right problems in %s", ([, check, here, earlier, expected]) => {
    expect(found(check, here, earlier)).toEqual(expected);
  });
});
