import { afterEach, beforeEach, expect, test, vi } from "vitest";

const { call, announceLogout } = vi.hoisted(() => ({
  call: vi.fn<() => Promise<null>>(),
  announceLogout: vi.fn<() => void>(),
}));
class ApiError extends Error {}
vi.mock("../api/api.ts", () => ({ api: { call }, ApiError }));
vi.mock("../session/tab-sync.ts", () => ({ tabs: { announceLogout } }));

beforeEach(() => {
  vi.resetModules();
  call.mockReset().mockResolvedValue(null);
  announceLogout.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

function memoryArea(entries: Map<string, string>) {
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

async function switchFrom(entries: Record<string, string>, landing?: string) {
  const kept = new Map(Object.entries(entries));
  const languages = new Map([["lang", "en"]]);
  const replace = vi.fn<(url: string) => void>();
  vi.stubGlobal("sessionStorage", memoryArea(kept));
  vi.stubGlobal("localStorage", memoryArea(languages));
  vi.stubGlobal("location", { replace });
  const { switchMerchant } = await import("./switch-merchant.ts");
  await switchMerchant({ merchantCode: "vnlobby1", currency: "VND" }, "vi", landing);
  return { kept: Object.fromEntries(kept), languages: Object.fromEntries(languages), replace };
}

test("R189 R312 a switch of the merchant stores the new merchant's code, removes all other data and loads home", async () => {
  const { kept, languages, replace } = await switchFrom({ merchantCode: "ccgjoyf4", affiliateCode: "AGENT001" });
  expect(kept).toEqual({ merchantCode: "vnlobby1", currency: "VND" });
  expect(languages).toEqual({ lang: "vi", hisLang: "en" });
  expect(replace).toHaveBeenCalledExactlyOnceWith("/");
  expect(call).not.toHaveBeenCalled();
});

test("R220 R312 a switch of the merchant keeps the affiliate code of the new merchant's link", async () => {
  const { kept } = await switchFrom({}, "?merchant=vnlobby1&affiliateCode=AGENT002");
  expect(kept).toMatchObject({ affiliateCode: "AGENT002" });
});

test.each([
  ["answers", () => Promise.resolve(null)],
  ["does not answer", () => Promise.reject(new ApiError())],
])(
  "R312 R275 a switch of the merchant ends the session on the server and in other tabs, when the server %s",
  async (_, answer) => {
    call.mockImplementation(answer);
    const { kept, replace } = await switchFrom({ token: "t-1", account: "demo", merchantCode: "ccgjoyf4" });
    expect(call).toHaveBeenCalledExactlyOnceWith("logout", { deadlineMs: 3000 });
    expect(announceLogout).toHaveBeenCalledOnce();
    expect(kept).toEqual({ merchantCode: "vnlobby1", currency: "VND" });
    expect(replace).toHaveBeenCalledOnce();
  },
);
