import { valueAt } from "../../../src/json.ts";
import { isSuccess, jsonOf } from "../../support/changes.ts";
import type { Forward, ProxiedAnswer, ProxiedRequest } from "../../support/servers/fault-proxy.ts";
import type { Plant } from "../planted-fault.ts";
import { onCode } from "./refusals.ts";
import { beside, withRequestHeaders } from "./requests.ts";

export const DEMO_PASSWORD = "demo-1234";

export const PAYMENT_PASSWORD = "654321";

/** Opens a session of a demo account and returns its header. */
export async function headerOf(username: string, request: ProxiedRequest, forward: Forward): Promise<string> {
  const login = { type: "username", username, password: DEMO_PASSWORD };
  const answer = await forward(beside(request, "POST", "/wps/session/login", login));
  return `Bearer ${String(valueAt(jsonOf(answer), "/value/token"))}`;
}

/** Proves the identity of a demo account as the caller. */
export const proves = (request: ProxiedRequest, forward: Forward): Promise<ProxiedAnswer> =>
  forward(beside(request, "POST", "/wps/session/reauthentication", { method: "password", password: DEMO_PASSWORD }));

/** Looks for what the caller does not have in the accounts of others too. */
export const findsInOtherAccounts = (usernames: readonly string[]): Plant =>
  onCode("NOT_FOUND", async (answer, request, forward) => {
    const found = await Promise.all(
      usernames.map(async (username) => {
        const authorization = await headerOf(username, request, forward);
        return forward(withRequestHeaders(request, { authorization }));
      }),
    );
    return found.find(isSuccess) ?? answer;
  });
