import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";

/** Cheap on purpose: test accounts with published passwords. */
const SCRYPT_OPTIONS = { N: 256, r: 8, p: 1 };
const HASH_BYTES = 32;
const SALT_BYTES = 16;

export const newSalt = (): Uint8Array => randomBytes(SALT_BYTES);

export const hashPassword = (password: string, salt: Uint8Array): Uint8Array =>
  scryptSync(password, salt, HASH_BYTES, SCRYPT_OPTIONS);

/** Whether a typed password is the one of a stored salt and hash. */
export function isPasswordOf(password: string, salt: unknown, expected: unknown): boolean {
  if (!(salt instanceof Uint8Array) || !(expected instanceof Uint8Array)) return false;
  return timingSafeEqual(hashPassword(password, salt), expected);
}
