import { objectOr, type JsonObject } from "../json.ts";

/** The first server of a list, with the default values of its variables; undefined when there is none. */
function firstOf(servers: unknown): string | undefined {
  if (!Array.isArray(servers) || servers.length === 0) return undefined;
  const { url, variables } = objectOr(servers[0]);
  if (typeof url !== "string") return undefined;
  return url.replaceAll(/\{([^}]+)\}/g, (whole, name: string) => {
    const value = objectOr(objectOr(variables)[name])["default"];
    return typeof value === "string" || typeof value === "number" ? value.toString() : whole;
  });
}

/** The server of an operation or its path, when it differs from the API's; the nearest definition is used. */
export function readServedAt(document: JsonObject, nearestFirst: readonly JsonObject[]): string | undefined {
  const own = nearestFirst.map(({ servers }) => firstOf(servers)).find((url) => url !== undefined);
  return own === firstOf(document["servers"]) ? undefined : own;
}

/** The base path of the API in the spec: "/api/v3"; empty for the root. */
function basePathOf(document: JsonObject): string {
  const url = firstOf(document["servers"]) ?? "";
  const path = URL.parse(url)?.pathname ?? (url.startsWith("/") ? url : "");
  return path.replace(/\/+$/, "");
}

/** A note when the given address lacks the base path of the spec's servers; none when it may be right. */
export function addressNotes(document: JsonObject, url: string): string[] {
  const basePath = basePathOf(document);
  const given = URL.parse(url)?.pathname.replace(/\/+$/, "") ?? "";
  if (basePath === "" || given !== "") return [];
  return [`the servers in the spec are at ${basePath}, but --url has no path: perhaps it should end in ${basePath}`];
}
