import { objectOr, type JsonObject } from "./json.ts";

/** The first server of a list with its variables at their defaults; undefined when there is none. */
function firstOf(servers: unknown): string | undefined {
  if (!Array.isArray(servers) || servers.length === 0) return undefined;
  const { url, variables } = objectOr(servers[0]);
  if (typeof url !== "string") return undefined;
  return url.replaceAll(/\{([^}]+)\}/g, (whole, name: string) => {
    const value = objectOr(objectOr(variables)[name])["default"];
    return typeof value === "string" || typeof value === "number" ? value.toString() : whole;
  });
}

/** The address that an operation or its path names for itself, where it is not the API's own; the nearest one counts. */
export function readServedAt(document: JsonObject, nearestFirst: readonly JsonObject[]): string | undefined {
  const own = nearestFirst.map(({ servers }) => firstOf(servers)).find((url) => url !== undefined);
  return own === firstOf(document["servers"]) ? undefined : own;
}

/** The path below which the spec says that the API stands: "/api/v3"; empty when it is the root. */
function basePathOf(document: JsonObject): string {
  const url = firstOf(document["servers"]) ?? "";
  const path = URL.parse(url)?.pathname ?? (url.startsWith("/") ? url : "");
  return path.replace(/\/+$/, "");
}

/** What to tell who gave an address without the path that the spec's own servers have; nothing where it may be right. */
export function addressNotes(document: JsonObject, url: string): string[] {
  const basePath = basePathOf(document);
  const given = URL.parse(url)?.pathname.replace(/\/+$/, "") ?? "";
  if (basePath === "" || given !== "") return [];
  return [
    `the servers of the spec stand below ${basePath}, and --url names no path: perhaps it should end in ${basePath}`,
  ];
}
