import { objectOr, valueAt } from "../../src/json.ts";
import type { Ask, ListedFault } from "../faults/listed-fault.ts";
import { startFaultProxy } from "./servers/fault-proxy.ts";
import { countChangedAnswers } from "./count-changed-answers.ts";
import { plant, type Bench } from "./servers/try-server.ts";

const PASSWORD = "demo-1234";

/** Sends the requests that show the fault, in a new mock session, and counts the responses that the fault changes. */
export async function showFault({ contract }: Bench, target: string, planted: ListedFault): Promise<number> {
  const { shown } = planted;
  if (!shown) return 0;
  const { at, fault } = plant(contract, { ...planted, name: `show ${planted.name}` });
  const { watch, strikes } = countChangedAnswers();
  const proxy = await startFaultProxy(target, at, watch(fault));
  let authorization: string | undefined;
  const ask: Ask = async (method, address, { body, bytes, headers } = {}) => {
    const response = await fetch(proxy.url + address, {
      method,
      headers: {
        ...(authorization !== undefined && { authorization }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(bytes && { body: bytes }),
    });
    // A response to HEAD or OPTIONS has no body.
    const text = await response.text();
    return text === "" ? undefined : objectOr(JSON.parse(text))["value"];
  };
  try {
    const login = { type: "username", username: shown.username, password: PASSWORD };
    const session = await ask("POST", "/wps/session/login", { body: login });
    authorization = `Bearer ${String(valueAt(session, "/token"))}`;
    await shown.by(ask);
    return strikes();
  } finally {
    await proxy.close();
  }
}
