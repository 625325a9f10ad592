import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startMock, type RunningMock } from "./start-mock.ts";

let mock: RunningMock;
beforeAll(async () => {
  mock = await startMock();
});
beforeEach(async () => {
  await mock.call("POST", "/__mock/reset");
});
afterAll(() => mock.stop());

const get = (path: string, headers = {}) => mock.call("GET", path, { headers });

describe("before the registration", () => {
  it("E014 R360 an affiliate code exists or not, in either letter case", async () => {
    expect((await get("/wps/agent/affiliate?affiliateCode=agent001")).json).toMatchObject({
      success: true,
      value: null,
    });
    const unknown = await get("/wps/agent/affiliate?affiliateCode=NOBODY99");
    expect([unknown.status, unknown.json.code]).toEqual([422, "AFFILIATE_CODE_INVALID"]);
    expect((await get("/wps/agent/affiliate")).json.code).toBe("INVALID_REQUEST");
  });

  it("E015 E026 R233 R348–R359 each merchant says how each field is checked", async () => {
    const own = await get("/wps/system/setting/register");
    expect(own.json.value).toMatchObject({
      username: { enabled: true, required: true, minLength: 4, maxLength: 16, patternId: "2" },
      zalo: { enabled: false },
    });
    const other = await get("/wps/system/setting/register/rules?merchantCode=vnlobby1");
    expect(other.json.value).toMatchObject({ zalo: { enabled: true, required: true } });
    const again = await get("/wps/system/setting/register", { "if-none-match": own.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
  });

  it("E021 R293 lists dialling codes, the merchant's own first", async () => {
    const { json } = await get("/wps/system/countryCode?merchantCode=phlobby1", { "accept-language": "en" });
    expect(Object(json.value)[0]).toEqual({
      countryCode: "PH",
      countryDialingCode: "+63",
      countryName: "Philippines",
    });
  });
});
