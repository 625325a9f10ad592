import { expect, test } from "vitest";
import { agentGate, isAgentSignIn, sectionOf } from "./rules.ts";

test.each([
  ["?agent=teamBetting", "teamBetting"],
  ["?q=a&agent=contracts&agent.page=2", "contracts"],
  ["?agent=", "agentTeamOverview"],
  ["?agent=signIn", "agentTeamOverview"],
  ["?agent=nothing-of-ours", "agentTeamOverview"],
  ["?agent=toString", "agentTeamOverview"],
  ["?agents=teamBetting", undefined],
  ["", undefined],
])("R177 the query %s opens the section %s of the agent centre", (search, section) => {
  expect(sectionOf(search)).toBe(section);
});

const member = (type: number) => ({ isLogin: true, isFreePlay: false, type });

test.each([
  ["a guest", { isLogin: false, isFreePlay: false, type: undefined }, "login", "login"],
  ["a member", member(0), "realAgent", "nonAgent"],
  ["an agent of type 1", member(1), "pass", "pass"],
  ["an agent of type 2", member(2), "pass", "pass"],
  ["an agent of type 41", member(41), "pass", "pass"],
  ["an agent of type 42", member(42), "pass", "pass"],
  ["a member of type 3", member(3), "realAgent", "nonAgent"],
  ["a restricted member of type 4", member(4), "realAccount", "realAccount"],
  ["a visitor in free play", { isLogin: true, isFreePlay: true, type: 1 }, "realAccount", "realAccount"],
] as const)(
  "R263 R337 R339 R340 R405 R411 the agent centre opens or shows the right dialog for %s, also from the agents' login",
  (_name, visitor, gate, signIn) => {
    expect(agentGate(visitor, false)).toBe(gate);
    expect(agentGate(visitor, true)).toBe(signIn);
  },
);

test("R411 the URL parameter signIn marks the agents' login", () => {
  expect(["?agent=signIn", "?agent=teamBetting", ""].map(isAgentSignIn)).toEqual([true, false, false]);
});
