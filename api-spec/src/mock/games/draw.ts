/**
 * Reproducible random numbers: integers taken one after the other from one digest. The verify page shares this file, so it imports nothing.
 */
export type Draw = ReturnType<typeof createDraw>;

/**
 * Reads the digest as one large number (big-endian). Each take returns the remainder of a division by `sides` and keeps the quotient for
 * the next. No game uses more than 60 of the 256 bits, so the bias is below 2^-190.
 */
export function createDraw(digest: Uint8Array) {
  let rest = digest.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);
  return {
    /** Returns an integer from 0 to `sides - 1`; `sides` is at most 2^53. */
    take: (sides: number): number => {
      const taken = rest % BigInt(sides);
      rest /= BigInt(sides);
      return Number(taken);
    },
  };
}
