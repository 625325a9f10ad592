import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PhoneIcon, ServiceIcon } from "@lobbykit/design-system/icons";
import type { NavItem } from "@lobbykit/design-system/NavEntry";
import { permissionQuery } from "../shared/api/system-queries.ts";
import { useServiceAddress } from "./service-link.tsx";
import { shownContacts } from "./service-rules.ts";

/** A contact at the foot of the bars. */
export type ServiceItem = NavItem & { id: "whatsapp" | "service" };

/** Service contacts at the foot of the bars (R119, R121): WhatsApp only when there is more than one contact. */
export function useServiceItems(): ServiceItem[] {
  const { t } = useTranslation();
  const { data: contacts = [] } = useQuery({ ...permissionQuery(), select: ({ info }) => info.customerService });
  const shown = shownContacts(contacts);
  const addresses = { whatsapp: useServiceAddress(shown.whatsapp), service: useServiceAddress(shown.service) };
  return (["whatsapp", "service"] as const).flatMap((id) => {
    const href = addresses[id];
    return href ? [{ id, label: t(`app.leftBar.${id}`), icon: id === "whatsapp" ? PhoneIcon : ServiceIcon, href }] : [];
  });
}
