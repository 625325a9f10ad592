/** The only place where the session token is sent (R416, D5). It never goes into a URL. */
export const authorizationHeader = (token: string): Record<string, string> => ({ Authorization: `Bearer ${token}` });
