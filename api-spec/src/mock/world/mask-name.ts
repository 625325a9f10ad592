/** A name as strangers may see it: `na***42`. */
export const maskName = (account: string): string => `${account.slice(0, 2)}***${account.slice(-2)}`;
