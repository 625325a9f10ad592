import { openServicePath } from "../shared/lib/service-path.ts";

/** A customer-service contact as the server lists it (R230). */
export interface ServiceEntry {
  type: string;
  name: string;
  path: string;
}

/** A contact with the address behind its path. */
export interface Contact extends ServiceEntry {
  address: string;
}

/** The contacts whose paths can be opened, in the server's order (D8). */
export async function openContacts(entries: readonly ServiceEntry[]): Promise<readonly Contact[]> {
  const addresses = await Promise.all(entries.map(({ path }) => openServicePath(path)));
  return entries.flatMap((entry, index) => {
    const address = addresses[index];
    return address === undefined ? [] : [{ ...entry, address }];
  });
}
