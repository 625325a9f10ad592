/** Faults that the command does not catch, by name, and why. */
export const NOT_CAUGHT: Readonly<Record<string, string>> = {
  "the name and version of the server": "it is a warning, because the contract does not forbid the header",
  "other members in the details of an error": "a check cannot distinguish a real member's address from an example",
};
