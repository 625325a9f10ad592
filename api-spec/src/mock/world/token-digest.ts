import { hash } from "node:crypto";

/** Hash under which a token is stored, so that nobody can take a token from the file. Tokens are too random to be guessed from it. */
export const digestOf = (token: string): string => hash("sha256", token, "base64url");
