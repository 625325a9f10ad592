/** The host of all foreign addresses; the domain is reserved for examples (RFC 2606). */
const HOST = "foreign.example";

/** A foreign address of each kind, made from the address of a server. */
const FORMS = {
  "whose host begins like the server's": ({ protocol, hostname }: URL) => `${protocol}//${hostname}.${HOST}/`,
  "whose host ends like the server's": ({ protocol, hostname }: URL) => `${protocol}//foreign-${hostname}/`,
  "with the server's host as the user": ({ protocol, host }: URL) => `${protocol}//${host}@${HOST}/`,
  "with the server's address in its query": ({ protocol, href }: URL) => `${protocol}//${HOST}/?${href}`,
} as const;

/** How a foreign address looks like that of the server, in words. */
export type ForeignForm = keyof typeof FORMS;
export const FOREIGN_FORMS = Object.keys(FORMS) as ForeignForm[];

/** A foreign address that does not look like any other. */
export const FOREIGN_ADDRESS = `https://${HOST}/`;

/** The foreign address of this kind for the server at `url`. */
export const foreignAddress = (url: string, form: ForeignForm): string => FORMS[form](new URL(url));
