import { percentDecoded } from "../../percent-decoding.ts";

/** Returns the last segment of an address: "7" of "/items/7?x=1". */
export function lastSegment(address: string): string {
  const [path = ""] = address.split(/[?#]/);
  const segment = path.replace(/\/$/, "").split("/").at(-1) ?? "";
  return percentDecoded(segment) ?? segment;
}
