import { expect, it } from "vitest";
import { openWorld, tokenOf } from "../start-mock.ts";

interface Call {
  readonly username: string;
  readonly method: string;
  readonly path: string;
  readonly json?: object;
}

/** Calls with the id of an object that the account has, written in another way. */
const CALLS: readonly Call[] = [
  { username: "demo", method: "POST", path: "/wps/rewards/05/claim" },
  { username: "demo", method: "POST", path: "/wps/rewards/5x/claim" },
  { username: "demo", method: "GET", path: "/wps/deposits/01" },
  { username: "demo", method: "GET", path: "/wps/deposits/1e0" },
  { username: "demo", method: "PUT", path: "/wps/withdrawals/06/receipt", json: { received: true } },
  { username: "demo", method: "PUT", path: "/wps/messages/M01/read" },
  { username: "agent", method: "PUT", path: "/wps/agent/contracts/01/decision", json: { decision: "terminate" } },
  { username: "agent", method: "GET", path: "/wps/agent/team?parentId=0100001" },
];

it.each(CALLS)("finds nothing by an id in another form: $method $path", async ({ username, method, path, json }) => {
  const mock = await openWorld();
  const token = await tokenOf(mock, username);
  const { status } = await mock.call(method, path, { token, headers: { "idempotency-key": "a-key-for-an-id" }, json });
  expect(status).toBe(404);
});
