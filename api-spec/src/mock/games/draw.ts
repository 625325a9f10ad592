/**
 * Chance that anybody can work out again: whole numbers taken one after the other from one digest. Shared with the verify
 * page, so it imports nothing.
 */
export interface Draw {
  /** A whole number from 0 to `sides - 1`; `sides` at most 2^53. */
  take(sides: number): number;
}

/**
 * Reads the digest as one large number (big-endian): a take is the remainder of dividing it by `sides`, and the quotient
 * stays for the next. No game takes more than 60 of its 256 bits, so the bias is below 2^-190.
 */
export function createDraw(digest: Uint8Array): Draw {
  let rest = digest.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);
  return {
    take: (sides) => {
      const taken = rest % BigInt(sides);
      rest /= BigInt(sides);
      return Number(taken);
    },
  };
}
