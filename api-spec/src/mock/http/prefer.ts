/** What a client can request from Prism in place of a handler: a status, a named example, generated data (RFC 7240 form). */
export interface Preference {
  code?: number;
  exampleKey?: string;
  dynamic?: boolean;
  seed?: string;
}

/** Reads `Prefer: code=404, example=name, dynamic=true, seed=a`; undefined when it contains none of them. */
export function readPrefer(header: string | undefined): Preference | undefined {
  if (header === undefined) return undefined;
  const wishes = new Map(
    header.split(/[,;]/).map((part) => {
      const [name = "", value = ""] = part.split("=");
      return [name.trim().toLowerCase(), value.trim().replaceAll('"', "")] as const;
    }),
  );
  const [code, example, dynamic, seed] = ["code", "example", "dynamic", "seed"].map((name) => wishes.get(name));
  const preference: Preference = {
    ...(code && { code: Number(code) }),
    ...(example && { exampleKey: example }),
    ...(dynamic && { dynamic: dynamic === "true" }),
    ...(seed && { seed }),
  };
  return Object.keys(preference).length > 0 ? preference : undefined;
}
