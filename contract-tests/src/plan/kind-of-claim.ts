/**
 * One kind of claim.
 * @typeParam Texts members that are texts: names of steps, JSON pointers, names of parameters and headers, words
 * @typeParam More members of other types, and those that need an explanation
 */
export type KindOfClaim<Kind extends string, Texts extends string, More = unknown> = Readonly<
  { kind: Kind } & Record<Texts, string> & More
>;

/** Names of members that change all the time. They are not compared. */
export interface Moving {
  readonly moving: readonly string[];
}

/** Compares responses between which an earlier object may reach its next state. */
export interface Settling {
  /** Names of states and times in rows. They are compared only in rows that the request names. */
  readonly settling: readonly string[];
}
