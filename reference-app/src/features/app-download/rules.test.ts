import { expect, test } from "vitest";
import { appAddress, downloadPageAddress } from "./rules.ts";

const ORIGIN = "https://lobby.example";
const android = (url: string) => ({ Android: [{ resourceType: "Android", url }] });

test("R123 the code for iOS leads to the site's download page in the language", () => {
  expect(downloadPageAddress("bn", ORIGIN)).toBe("https://lobby.example/m/appDownload?language=bn");
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
