/** Faults that the command does not catch, by name, and why. */
export const NOT_CAUGHT: Readonly<Record<string, string>> = {
  "a transfer between wallets that makes money":
    "no mark of the contract says yet that the wallets together hold the same before and after",
  "the name and version of the server": "told as a warning: the contract does not forbid the header",
  "other members in the details of a refusal": "nothing tells a stranger's address from an example's",
};
