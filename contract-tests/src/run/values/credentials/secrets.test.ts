import { describe, expect, it } from "vitest";
import { caseBy, SPARE, start } from "../../../../test/support/servers/scripted-runner.ts";
import { secretsOf } from "./secrets.ts";

describe("the secrets of a run", () => {
  it("are named after their account and kind, or after their header", () => {
    const accounts = {
      member: { username: "a", password: "p", paymentPassword: "q" },
      agent: { username: "b", password: "p", paymentPassword: "r" },
    };
    expect(secretsOf(accounts, { "X-Key!": "Bearer k" })).toEqual([
      ["Bearer k", "header-x-key-"],
      ["k", "header-x-key--credential"],
      ["r", "agent-payment-password"],
      ["p", "agent-password"],
      ["q", "member-payment-password"],
      ["p", "member-password"],
    ]);
  });

  it("include every password and token of the run with its name", async () => {
    const { runner } = start({}, { spare: SPARE, headers: { Authorization: "Bearer given" } });
    await runner.signIn("member");
    await runner.runCase(caseBy("getBalance", { kind: "session", shown: "reversed" }));
    expect(Object.fromEntries(runner.secrets)).toEqual({
      "Bearer given": "header-authorization",
      given: "header-authorization-credential",
      "rahim-password": "member-password",
      "rahim-112233": "member-payment-password",
      "agent-password": "agent-password",
      "agent-112233": "agent-payment-password",
      "nasrin-password": "other-password",
      "nasrin-112233": "other-payment-password",
      "karim-password": "restricted-password",
      "karim-112233": "restricted-payment-password",
      "agent42-password": "otherAgent-password",
      "agent42-112233": "otherAgent-payment-password",
      "token-1-of-rahim": "member-token",
      "mihar-fo-1-nekot": "token-shown",
    });
  });
});
