import { openServicePath } from "../../shared/addresses/service-path.ts";

/** A customer-service contact in the server's list (R230). */
export interface ServiceEntry {
  type: string;
  name: string;
  path: string;
}

/** A contact with the decrypted address. */
export interface Contact extends ServiceEntry {
  address: string;
}

/** The contacts whose paths can be decrypted, in the server's order (D8). */
export async function openContacts(entries: readonly ServiceEntry[]): Promise<readonly Contact[]> {
  const addresses = await Promise.all(entries.map(({ path }) => openServicePath(path)));
  return entries.flatMap((entry, index) => {
    const address = addresses[index];
    return address === undefined ? [] : [{ ...entry, address }];
  });
}
