import type auth from "./auth.json";
import type validation from "./validation.json";

/** The texts that come late, one file a section and language: a new file, a new line here. */
export interface Sections {
  auth: typeof auth;
  validation: typeof validation;
}

export type Section = keyof Sections;
