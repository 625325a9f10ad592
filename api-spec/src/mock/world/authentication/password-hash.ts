import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";

/** Cheap on purpose, because test accounts have published passwords. */
const SCRYPT_OPTIONS = { N: 256, r: 8, p: 1 };
const HASH_BYTES = 32;
const SALT_BYTES = 16;

/** A random salt for one password. */
export const newSalt = (): Uint8Array => randomBytes(SALT_BYTES);

/** The hash of a password with its salt. */
export const hashPassword = (password: string, salt: Uint8Array): Uint8Array =>
  scryptSync(password, salt, HASH_BYTES, SCRYPT_OPTIONS);

const DECOY_SALT = newSalt();

/**
 * Compares a password with a stored salt and hash. Without a stored one it takes just as long to return false, so that the time reveals
 * nothing.
 */
export function isPasswordOf(password: string, salt: unknown, expected: unknown): boolean {
  const typed = hashPassword(password, salt instanceof Uint8Array ? salt : DECOY_SALT);
  return expected instanceof Uint8Array && timingSafeEqual(typed, expected);
}
