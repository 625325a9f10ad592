import { describe, expect, it } from "vitest";
import { fixtureContext, operationOf } from "../../../test/support/context.ts";
import { KEYED_CRUD_SPEC } from "../../../test/support/specs/crud-spec.ts";
import type { SessionName } from "../../plan/case.ts";
import type { RunOptions } from "../run-options.ts";
import { Tokens } from "./tokens.ts";

const context = fixtureContext(KEYED_CRUD_SPEC);
const account = { username: "", password: "", paymentPassword: "" };
const OPTIONS: RunOptions = {
  url: "http://a.example",
  accounts: { member: account, agent: account, other: account },
  headers: { "x-key": "first" },
};
const access = (name: SessionName, options: Partial<RunOptions> = {}) =>
  new Tokens(
    context.contract,
    { ...OPTIONS, ...options },
    () => Promise.reject(new Error("sent")),
    new Map(),
  ).accessFor(operationOf(context, "getNote"), name);

describe("the credentials of a run without a login", () => {
  it("serve the first user", async () => {
    expect(await access("member")).toEqual({ header: undefined });
  });

  it("serve a second user only when they are given separately", async () => {
    expect(await access("other")).toMatchObject({ missing: expect.stringContaining("--other-header") });
    expect(await access("other", { otherHeaders: { "x-key": "second" } })).toEqual({ header: undefined });
  });

  it.for<SessionName>(["otherAgent", "restricted", "guest"])("never stand for %s", async (name) => {
    expect(await access(name)).toEqual({ missing: "no session of this account: the run opens none for this spec" });
  });
});
