/** The rule that a finding reports as broken. */
export type Check =
  | "not-implemented"
  | "no-answer"
  | "server-error"
  | "undocumented-status"
  | "content-type"
  | "undocumented-body"
  | "charset"
  | "not-json"
  | "header"
  | "schema"
  | "undocumented-field"
  | "example-refused"
  | "valid-refused"
  | "invalid-accepted"
  | "open-door"
  | "session-refused"
  | "encryption"
  | "replay"
  | "isolation"
  | "journey"
  | "method"
  | "role"
  | "caching"
  | "clock"
  | "paging"
  | "totals"
  | "effect"
  | "money"
  | "deadline"
  | "leak"
  | "plausibility"
  | "language"
  | "filter"
  | "order"
  | "consistency"
  | "limit"
  | "cross-origin"
  | "error-code"
  | "error-shape";

/** A reason to trust a finding less than others of its check. */
export type Doubt =
  /** Follows from custom or a name, not from the spec. */
  | "inferred"
  /** The authentication scheme was sent in another letter case (RFC 9110, 11.1). */
  | "other-letter-case"
  /** Access was refused, but with another status than the correct one. */
  | "another-refusal"
  /** A business rule may forbid what the spec allows. */
  | "business-refusal"
  /** A weak entity tag may stay the same after unimportant changes. */
  | "weak-tag"
  /** RFC 9110, 12.5.5 only says SHOULD, and the spec says nothing. */
  | "should"
  /** It tells an attacker something about the server, but reveals no personal data. */
  | "about-the-server";
