import { useQuery } from "@tanstack/react-query";
import { LinkButton } from "@lobbykit/design-system/LinkButton";
import { ServiceIcon } from "@lobbykit/design-system/icons";
import { permissionQuery } from "../../shared/api/queries/system-queries.ts";
import { loadChunk } from "../../shared/loading/load-chunk.ts";
import type { Contact, ServiceEntry } from "./open-contacts.ts";

const NO_ENTRIES: readonly ServiceEntry[] = [];
const NO_CONTACTS: readonly Contact[] = [];

/** The contacts whose addresses can be opened, preferred one first. One that cannot be opened does not hide the others. */
export function useContacts(): readonly Contact[] {
  const { data: entries = NO_ENTRIES } = useQuery({
    ...permissionQuery(),
    select: ({ info }) => info.customerService,
  });
  const { data = NO_CONTACTS } = useQuery({
    queryKey: ["public", "contacts", entries.map(({ path }) => path)],
    queryFn: async () => (await loadChunk(() => import("./open-contacts.ts"))).openContacts(entries),
    enabled: entries.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/** Opens the preferred contact (R121): a page in a new tab, a telephone call or a mail. Renders nothing when no contact can be opened. */
export function ContactLink({ label }: { label: string }) {
  const [contact] = useContacts();
  if (!contact) return null;
  const { address } = contact;
  return (
    <LinkButton
      href={address}
      variant="ghost"
      iconStart={ServiceIcon}
      {...(address.startsWith("https:") && { target: "_blank", rel: "noopener noreferrer" })}
    >
      {label}
    </LinkButton>
  );
}
