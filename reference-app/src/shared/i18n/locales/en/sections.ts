import type auth from "./auth.json";
import type validation from "./validation.json";
import type verification from "./verification.json";

/** The texts that come late, one file a section and language: a new file, a new line here. */
export interface Sections {
  auth: typeof auth;
  validation: typeof validation;
  verification: typeof verification;
}

export type Section = keyof Sections;
