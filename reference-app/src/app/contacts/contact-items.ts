import { useTranslation } from "react-i18next";
import { PhoneIcon, ServiceIcon } from "@lobbykit/design-system/icons";
import type { NavItem } from "@lobbykit/design-system/NavEntry";
import { useContacts } from "./contact-link.tsx";
import { shownContacts } from "./rules.ts";

/** A contact at the bottom of the side bars. */
export type ContactItem = NavItem & { id: "whatsapp" | "service" };

const ICONS = { whatsapp: PhoneIcon, service: ServiceIcon };

/** Contacts at the bottom of the side bars (R119, R121). WhatsApp appears only when there is more than one contact. */
export function useContactItems(): ContactItem[] {
  const { t } = useTranslation();
  const shown = shownContacts(useContacts());
  return (["whatsapp", "service"] as const).flatMap((id) => {
    const contact = shown[id];
    return contact ? [{ id, label: t(`app.leftBar.${id}`), icon: ICONS[id], href: contact.address }] : [];
  });
}
