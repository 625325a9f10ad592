/** One at a time: a login must not learn its member with the token of a free play that is still starting. */
export const SESSION_SCOPE = { id: "session" } as const;
