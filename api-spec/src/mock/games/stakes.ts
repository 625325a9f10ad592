/** Stakes that the playable games offer, as decimal strings in the currency of the account. */
export const STAKES: readonly string[] = ["5.00", "10.00", "20.00", "50.00", "100.00", "500.00"];
export const DEFAULT_STAKE = "10.00";

/** A stake as a member reads it: whole amounts have no decimals, so that they fit beside the buttons on a phone. */
export const stakeText = (stake: string): string => stake.replace(/\.00$/, "");
