import type { CompatStatement, Identifier, SupportStatement } from "@mdn/browser-compat-data";
import tables from "@mdn/browser-compat-data/forLegacyNode";
import { TABLE_FLOOR } from "./targets.ts";

/** `undefined` when versions cannot be compared, as for a preview. */
const isAtLeast = (version: string, other: string): boolean => {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.replace(/^≤/, "").split(".").map(Number);
  return major > otherMajor || (major === otherMajor && minor >= otherMinor);
};

/** Whether a browser supports a feature without a prefix and without a flag. */
function has(support: SupportStatement | undefined, version: string): boolean {
  return [support ?? []]
    .flat()
    .some(({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) => {
      if (typeof added !== "string" || added === "preview" || flags || prefix || other) return false;
      return isAtLeast(version, added) && !(typeof removed === "string" && isAtLeast(version, removed));
    });
}

/** The supported browsers that lack a feature, such as `chrome 109`. */
function lackingIn({ support }: CompatStatement): string[] {
  return TABLE_FLOOR.flatMap(([name, version]) =>
    has(support[name as keyof typeof support], version) ? [] : [`${name} ${version}`],
  );
}

export interface Lack {
  /** Path in MDN's tables: `javascript.builtins.Promise.withResolvers`. */
  feature: string;
  browsers: readonly string[];
}

/** The parts of the tables with features that a built file can use. */
const AREAS: Readonly<Record<string, Identifier>> = {
  api: tables.api,
  css: tables.css,
  javascript: tables.javascript,
};

function placeOf([area = "", ...path]: readonly string[]): Identifier | undefined {
  let place = AREAS[area];
  for (const part of path) place = place && Object.hasOwn(place, part) ? place[part] : undefined;
  return place;
}

/** The feature at a path of the tables; undefined when the path is unknown or every supported browser has the feature. */
export function lackOf(...path: readonly string[]): Lack | undefined {
  const statement = placeOf(path)?.__compat;
  const browsers = statement ? lackingIn(statement) : [];
  return browsers.length > 0 ? { feature: path.join("."), browsers } : undefined;
}

/** Yields the paths of the features below a path of the tables. */
export function* featuresBelow(...path: readonly string[]): Generator<readonly string[]> {
  for (const name of Object.keys(placeOf(path) ?? {})) if (name !== "__compat") yield [...path, name];
}
