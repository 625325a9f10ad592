import { useQuery } from "@tanstack/react-query";
import { LinkButton } from "@lobbykit/design-system/LinkButton";
import { ServiceIcon } from "@lobbykit/design-system/icons";
import { openServicePath } from "../shared/lib/service-path.ts";

/** A customer-service contact as the server lists it (R230). */
export interface ServiceEntry {
  type: string;
  name: string;
  path: string;
}

/** The address behind an entry; null while it is being opened or when it may not be used. */
export function useServiceAddress(entry: ServiceEntry | undefined): string | null {
  const { data } = useQuery({
    queryKey: ["public", "servicePath", entry?.path ?? ""],
    queryFn: async () => (await openServicePath(entry?.path ?? "")) ?? null,
    enabled: entry !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? null;
}

/** Opens a contact in a new tab (R121). Nothing is shown for an address that may not be used. */
export function ServiceLink({ entry, label }: { entry: ServiceEntry; label: string }) {
  const address = useServiceAddress(entry);
  if (!address) return null;
  return (
    <LinkButton href={address} target="_blank" rel="noopener noreferrer" variant="ghost" iconStart={ServiceIcon}>
      {label}
    </LinkButton>
  );
}
