const RELATIVE = /^(\d+)(.*)$/;

/**
 * Resolves a JSON pointer as seen from the value at `from`. An absolute pointer stays as it is; a relative one first goes up so many levels
 * (Relative JSON Pointer): "1/name" is the field `name` beside the value.
 */
export function pointerFrom(from: string, pointer: string): string {
  const [, levels, rest] = RELATIVE.exec(pointer) ?? [];
  if (levels === undefined || rest === undefined) return pointer;
  const tokens = from.split("/");
  return tokens.slice(0, Math.max(1, tokens.length - Number(levels))).join("/") + rest;
}
