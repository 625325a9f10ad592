import type { TokenForm } from "../../plan/case.ts";

/** Where a token is sent: in the header Authorization, in the query, or where the security schemes of the operation say. */
export interface ShownToken {
  readonly header: string | undefined;
  readonly query?: Readonly<Record<string, string>>;
  /** Values by the name of the header, the cookie or the parameter of a scheme. */
  readonly byPlace?: Readonly<Record<string, string>>;
}

/** How a request shows its session, or why there is none. */
export type Access = ShownToken | { readonly missing: string };

const reversed = (text: string): string => text.split("").toReversed().join("");
const base64 = (text: string): string => Buffer.from(text, "utf8").toString("base64");
const halfOf = (text: string): number => Math.ceil(text.length / 2);

/** Writes a valid token into a header or the query: in the correct form, or in the wrong form `form`. */
export function showToken(token: string, form?: TokenForm): ShownToken {
  switch (form) {
    case "lower-case scheme":
      return { header: `bearer ${token}` };
    case "Basic":
      return { header: `Basic ${base64(`token:${token}`)}` };
    case "in the query":
      return { header: undefined, query: { access_token: token, token } };
    case "half":
      return { header: `Bearer ${token.slice(0, halfOf(token))}` };
    case "reversed":
      return { header: `Bearer ${reversed(token)}` };
    case "spaced":
      return { header: `Bearer ${token.slice(0, halfOf(token))} ${token.slice(halfOf(token))}` };
    default:
      return { header: `Bearer ${token}` };
  }
}

/** Every form of the token in the request, so that reports can mask them. */
export const secretsShown = ({ header = "", query = {}, byPlace = {} }: ShownToken): string[] => [
  ...header.split(" ").slice(1),
  ...Object.values(query),
  ...Object.values(byPlace),
];
