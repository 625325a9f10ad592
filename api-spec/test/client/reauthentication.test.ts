import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { openWorld, tokenOf, type Mock } from "../mock/start-mock.ts";
import { clientOf, errorOf } from "./fixture-server.ts";

let mock: Mock;
let token: string;
beforeEach(async () => {
  mock = await openWorld();
  token = await tokenOf(mock, "demo");
  await mock.call("POST", "/__mock/clock", { json: { advanceMs: 5 * 60_000 } });
});

const EMAIL = { email: "other@example.com" };

/** A client of the member that answers the question for a proof with the given function. */
const connect = (reauthenticate?: () => Promise<boolean>) =>
  clientOf(mock.url, {
    fetch: (request) => {
      for (const [name, value] of Object.entries(mock.headers)) request.headers.set(name, value);
      return fetch(request);
    },
    token: () => token,
    ...(reauthenticate && { reauthenticate }),
  });

const sentChanges = async () => {
  const { json } = await mock.call("GET", "/__mock/requests");
  const lines = json.requests as { operationId?: string; status: number }[];
  return lines.filter(({ operationId }) => operationId === "setMemberInfo").map(({ status }) => status);
};

describe("E099 a sensitive change without a recent proof", () => {
  it("E099 is sent again after the member has given a proof, even when the first request's deadline has passed", async () => {
    const deadlines: AbortController[] = [];
    vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
      const deadline = new AbortController();
      deadlines.push(deadline);
      return deadline.signal;
    });
    onTestFinished(() => void vi.restoreAllMocks());
    const client = connect(async () => {
      deadlines[0]?.abort();
      await connect().call("reauthenticate", { body: { method: "password", password: "demo-1234" } });
      return true;
    });
    expect(await client.call("setMemberInfo", { body: EMAIL })).toMatchObject({ account: "demo" });
    expect(await sentChanges()).toEqual([200, 403]);
  });

  it.each([
    ["the member cancels the question", async () => false],
    ["the client has no reauthenticate function", undefined],
  ])("E099 fails with the server's refusal and is sent once when %s", async (_, reauthenticate) => {
    const error = await errorOf(connect(reauthenticate).call("setMemberInfo", { body: EMAIL }));
    expect(error).toMatchObject({ kind: "forbidden", code: "REAUTHENTICATION_REQUIRED" });
    expect(await sentChanges()).toEqual([403]);
  });

  it("E099 fails, and asks the member only once, when the server does not accept the proof", async () => {
    let asked = 0;
    const client = connect(async () => {
      asked += 1;
      return true;
    });
    expect(await errorOf(client.call("setMemberInfo", { body: EMAIL }))).toMatchObject({
      code: "REAUTHENTICATION_REQUIRED",
    });
    expect(asked).toBe(1);
  });
});
