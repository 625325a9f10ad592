import { useTranslation } from "react-i18next";
import { PhoneIcon, ServiceIcon } from "@lobbykit/design-system/icons";
import type { NavItem } from "@lobbykit/design-system/NavEntry";
import { useContacts } from "./service-link.tsx";
import { shownContacts } from "./service-rules.ts";

/** A contact at the foot of the bars. */
export type ServiceItem = NavItem & { id: "whatsapp" | "service" };

/** Service contacts at the foot of the bars (R119, R121): WhatsApp only when there is more than one contact. */
export function useServiceItems(): ServiceItem[] {
  const { t } = useTranslation();
  const shown = shownContacts(useContacts());
  return (["whatsapp", "service"] as const).flatMap((id) => {
    const contact = shown[id];
    if (!contact) return [];
    const icon = id === "whatsapp" ? PhoneIcon : ServiceIcon;
    return [{ id, label: t(`app.leftBar.${id}`), icon, href: contact.address }];
  });
}
