/** Runs one at a time. Otherwise a login could read its member with the token of a free play that is still starting. */
export const SESSION_SCOPE = { id: "session" } as const;
