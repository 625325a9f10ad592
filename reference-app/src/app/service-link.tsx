import { useQuery } from "@tanstack/react-query";
import { LinkButton } from "@lobbykit/design-system/LinkButton";
import { ServiceIcon } from "@lobbykit/design-system/icons";
import { permissionQuery } from "../shared/api/system-queries.ts";
import { loadChunk } from "../shared/lib/load-chunk.ts";
import type { Contact, ServiceEntry } from "./open-contacts.ts";

const NO_ENTRIES: readonly ServiceEntry[] = [];
const NO_CONTACTS: readonly Contact[] = [];

/** The contacts that can be opened, the preferred one first: one that cannot hides none behind it. */
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

/** Opens the preferred contact (R121): a page in a new tab, or the telephone or mail. Nothing is shown where none may be used. */
export function ServiceLink({ label }: { label: string }) {
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
