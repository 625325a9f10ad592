/** For a field that takes a name, an address or a code: a phone's keyboard leaves what is typed as it is. */
export const VERBATIM = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;
