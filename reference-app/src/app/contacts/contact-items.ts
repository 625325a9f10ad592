import { useTranslation } from "react-i18next";
import { PhoneIcon, ServiceIcon } from "@lobbykit/design-system/icons";
import type { NavItem } from "@lobbykit/design-system/NavEntry";
import { useContacts } from "./contact-link.tsx";
import { shownContacts } from "./rules.ts";

const CONTACTS = [
  ["whatsapp", PhoneIcon],
  ["service", ServiceIcon],
] as const;

/** Contacts of the side bars (R119, R121). WhatsApp appears only when there is more than one contact. */
export function useContactItems(): NavItem[] {
  const { t } = useTranslation();
  const shown = shownContacts(useContacts());
  return CONTACTS.flatMap(([id, icon]) => {
    const contact = shown[id];
    return contact ? [{ id, label: t(`app.leftBar.${id}`), icon, href: contact.address }] : [];
  });
}
