import { expect, test } from "vitest";
import { appAddress, downloadPageAddress, handoffRestMs } from "./rules.ts";

const ORIGIN = "https://lobby.example";
const android = (url: string) => ({ Android: [{ resourceType: "Android", url }] });

test("R123 the code for iOS leads to the site's download page in the language", () => {
  expect(downloadPageAddress("bn", ORIGIN)).toBe("https://lobby.example/m/appDownload?language=bn");
});

test("R123 C9 a member's code goes along as the token", () => {
  expect(downloadPageAddress("bn", ORIGIN, "7fQ2mX0cT5uJ9bLw3RkE1A")).toBe(
    "https://lobby.example/m/appDownload?language=bn&token=7fQ2mX0cT5uJ9bLw3RkE1A",
  );
});

const NOW = Date.parse("2026-11-21T18:00:00Z");
test.each([
  ["stays until half a minute before its end", "2026-11-21T18:02:00Z", 90_000],
  ["that ends soon is soon another one", "2026-11-21T18:00:45Z", 15_000],
  ["that is over is not asked for again without a pause", "2026-11-21T17:00:00Z", 10_000],
])("R123 a code %s", (_name, expiresAt, restMs) => {
  expect(handoffRestMs(expiresAt, NOW)).toBe(restMs);
});

test.each([
  ["its address", android("https://download.example.net/lobbykit.apk"), "https://download.example.net/lobbykit.apk"],
  ["nothing without the resource", {}, undefined],
  ["nothing for an empty resource", { Android: [] }, undefined],
  ["nothing for an address that may not be used", android("javascript:alert(1)"), undefined],
])("R124 the Android app has %s", (_name, resources, address) => {
  expect(appAddress(resources, "android", ORIGIN)).toBe(address);
});

test("R027 the light app of iOS is another resource, and missing where the merchant has none", () => {
  const resources = { iOSLite: [{ resourceType: "iOSLite", url: "https://download.example.net/ios-lite" }] };
  expect(appAddress(resources, "iosLite", ORIGIN)).toBe("https://download.example.net/ios-lite");
  expect(appAddress(resources, "ios", ORIGIN)).toBeUndefined();
  expect(appAddress({}, "iosLite", ORIGIN)).toBeUndefined();
});
