import { hash } from "node:crypto";

/** What is stored of a token: who reads the file can show none. Tokens are too random to be guessed from it. */
export const digestOf = (token: string): string => hash("sha256", token, "base64url");
