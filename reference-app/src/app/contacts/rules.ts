const WHATSAPP = "whatsapp";

/** The contacts for the bottom of the side bars. WhatsApp is included only beside another one (R119, R121). */
export function shownContacts<Contact extends { type: string }>(
  contacts: readonly Contact[],
): { whatsapp: Contact | undefined; service: Contact | undefined } {
  return {
    whatsapp: contacts.length > 1 ? contacts.find(({ type }) => type === WHATSAPP) : undefined,
    service: contacts.find(({ type }) => type !== WHATSAPP) ?? contacts[0],
  };
}
