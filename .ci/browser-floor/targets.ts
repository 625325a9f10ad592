import path from "node:path";
import browserslist from "browserslist";

/** Browserslist's names that builders and MDN's tables write otherwise. */
const BUILDER_NAMES: Readonly<Record<string, string>> = { ios_saf: "ios" };
const TABLE_NAMES: Readonly<Record<string, readonly string[]>> = {
  chrome: ["chrome", "chrome_android", "webview_android"],
  firefox: ["firefox", "firefox_android"],
  ios_saf: ["safari_ios"],
  samsung: ["samsunginternet_android"],
};
/** Built on a Chromium that the list holds by itself, and unknown to builders. */
const WITHOUT_BUILDER_NAME = new Set(["samsung"]);

/** The oldest browsers that the product runs in: `browserslist` of package.json, by name and version. */
export const FLOOR: readonly (readonly [name: string, version: string])[] = browserslist(undefined, {
  path: path.join(import.meta.dirname, "../.."),
}).map((browser) => {
  const [name = "", version = ""] = browser.split(" ");
  return [name, version.split("-")[0] ?? version] as const;
});

/** The floor in the words of Vite: `chrome109`. */
export const BUILD_TARGET: string[] = FLOOR.filter(([name]) => !WITHOUT_BUILDER_NAME.has(name)).map(
  ([name, version]) => (BUILDER_NAMES[name] ?? name) + version,
);

/** The floor in the names of MDN's compatibility tables. */
export const TABLE_FLOOR: readonly (readonly [name: string, version: string])[] = FLOOR.flatMap(([name, version]) =>
  (TABLE_NAMES[name] ?? [name]).map((tableName) => [tableName, version] as const),
);
