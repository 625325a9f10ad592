import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { phoneCountriesQuery } from "./countries.ts";

const { call } = vi.hoisted(() => ({ call: vi.fn<(operationId: string, request?: object) => Promise<object>>() }));
vi.mock("../api/api.ts", () => ({ api: { call } }));
vi.mock("../api/queries/system-queries.ts", () => ({
  merchantCode: () => "phlobby1",
  permissionQuery: () => ({ queryKey: ["public", "getPermission"] }),
}));

const country = (countryCode: string, countryDialingCode: string, countryName: string | null = countryCode) => ({
  countryCode,
  countryDialingCode,
  countryName,
});
const SERVED = [
  country("PH", "+63", "Philippines"),
  country("US", "+1"),
  country("CA", "+1"),
  country("XX", "+99", null),
];

/** Requests the countries of a merchant where the dialling code can be chosen or is fixed. */
function countries(isChoosable: boolean) {
  call.mockResolvedValueOnce(SERVED);
  const client = new QueryClient();
  const flags = [{ modId: "UPDATEMOBILEICC3", enabled: isChoosable ? "1" : "0" }];
  client.setQueryData(["public", "getPermission"], { info: { whitelabel: { flags } } });
  return client.fetchQuery(phoneCountriesQuery("en"));
}

test("E021 R004 R293 the merchant's countries are requested; its own is first, and each dialling code is listed once", async () => {
  expect(await countries(true)).toEqual([
    { label: "Philippines", dialingCode: "63", maxDigits: 10 },
    { label: "US", dialingCode: "1" },
    { label: "XX", dialingCode: "99" },
  ]);
  expect(call).toHaveBeenCalledWith(
    "listCountryCodes",
    expect.objectContaining({ query: { merchantCode: "phlobby1" } }),
  );
});

test("R293 only the merchant's own country is listed when its dialling code is fixed", async () => {
  expect((await countries(false)).map(({ dialingCode }) => dialingCode)).toEqual(["63"]);
});
