/** Where the session token travels (R416, D5): nowhere else, and never in a URL. */
export const authorizationHeader = (token: string): Record<string, string> => ({ Authorization: `Bearer ${token}` });
