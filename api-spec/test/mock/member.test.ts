import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startMock, tokenOf, type RunningMock } from "./start-mock.ts";

let mock: RunningMock;
beforeAll(async () => {
  mock = await startMock();
});
beforeEach(async () => {
  await mock.call("POST", "/__mock/reset");
});
afterAll(() => mock.stop());

describe("the member", () => {
  it("E007 R217 has a picture that is drawn", async () => {
    const token = await tokenOf(mock, "demo");
    const { json } = await mock.call("GET", "/wps/member/info/icon", { token });
    const picture = await mock.call("GET", String(json.value));
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/svg+xml; charset=utf-8"]);
  });

  it("E022 R174 a visitor and a member choose a language", async () => {
    const choose = (options: object) =>
      mock.call("PUT", "/wps/member/language", { json: { language: "en" }, ...options });
    expect((await choose({})).json).toMatchObject({ success: true, value: null });
    expect((await choose({ token: await tokenOf(mock, "demo") })).status).toBe(200);
    const { status, json } = await mock.call("PUT", "/wps/member/language", { json: { language: "xx" } });
    expect([status, json.code]).toEqual([400, "INVALID_REQUEST"]);
  });
});

describe("the first login", () => {
  it("E023 R271 is over once it is reported", async () => {
    const loginNewbie = async () => {
      const json = { type: "username", username: "newbie", password: "demo-1234" };
      return Object((await mock.call("POST", "/wps/session/login", { json })).json.value);
    };
    const { token, firstTimeLogin } = await loginNewbie();
    expect(firstTimeLogin).toBe(true);
    expect((await mock.call("POST", "/wps/session/firstLogin", { token: String(token) })).status).toBe(200);
    expect((await mock.call("POST", "/wps/session/firstLogin", { token: String(token) })).status).toBe(200);
    expect((await loginNewbie()).firstTimeLogin).toBe(false);
    expect((await mock.call("POST", "/wps/session/firstLogin")).status).toBe(401);
  });
});
