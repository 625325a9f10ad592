/** Attributes for a field with a name, address or code: the phone's keyboard does not change what is typed. */
export const VERBATIM_INPUT = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;
