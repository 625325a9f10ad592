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
export function basePathOf(document: JsonObject): string {
  const url = firstOf(document["servers"]) ?? "";
  const path = URL.parse(url)?.pathname ?? (url.startsWith("/") ? url : "");
  return path.replace(/\/+$/, "");
}
