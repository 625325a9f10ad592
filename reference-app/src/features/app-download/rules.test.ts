import { expect, test } from "vitest";
import { appAddress, downloadPageAddress, handoffRestMs } from "./rules.ts";

const ORIGIN = "https://lobby.example";
const android = (url: string) => ({ Android: [{ resourceType: "Android", url }] });

test("R123 the QR code for iOS contains the download page with the language", () => {
  expect(downloadPageAddress("bn", ORIGIN)).toBe("https://lobby.example/m/appDownload?language=bn");
});

test("R123 C9 a member's handoff code becomes the parameter token of the download page's URL", () => {
  expect(downloadPageAddress("bn", ORIGIN, "7fQ2mX0cT5uJ9bLw3RkE1A")).toBe(
    "https://lobby.example/m/appDownload?language=bn&token=7fQ2mX0cT5uJ9bLw3RkE1A",
  );
});

const NOW = Date.parse("2026-11-21T18:00:00Z");
test.each([
  ["is replaced half a minute before it expires", "2026-11-21T18:02:00Z", 90_000],
  ["that expires soon is replaced soon", "2026-11-21T18:00:45Z", 15_000],
  ["that has expired is replaced only after a pause", "2026-11-21T17:00:00Z", 10_000],
])("R123 a handoff code %s", (_name, expiresAt, restMs) => {
  expect(handoffRestMs(expiresAt, NOW)).toBe(restMs);
});

test.each([
  ["its URL", android("https://download.example.net/lobbykit.apk"), "https://download.example.net/lobbykit.apk"],
  ["no URL without the resource", {}, undefined],
  ["no URL for an empty resource", { Android: [] }, undefined],
  ["no URL for an unsafe address", android("javascript:alert(1)"), undefined],
])("R124 the Android app has %s", (_name, resources, address) => {
  expect(appAddress(resources, "android", ORIGIN)).toBe(address);
});

test("R027 the light iOS app is a separate resource, and may be missing", () => {
  const resources = { iOSLite: [{ resourceType: "iOSLite", url: "https://download.example.net/ios-lite" }] };
  expect(appAddress(resources, "iosLite", ORIGIN)).toBe("https://download.example.net/ios-lite");
  expect(appAddress(resources, "ios", ORIGIN)).toBeUndefined();
  expect(appAddress({}, "iosLite", ORIGIN)).toBeUndefined();
});
