import type { DatabaseSync } from "node:sqlite";

export type SocialProvider = "facebook" | "google";

/** Maps identities at third parties to accounts (R030). */
export function createSocialLinks(store: DatabaseSync) {
  store.exec(`
    create table if not exists social_links (
      provider text not null, subject text not null, account_id text not null, primary key (provider, subject)
    ) strict;
  `);
  const select = store.prepare("select account_id from social_links where provider = ? and subject = ?");
  const upsert = store.prepare("insert or replace into social_links values (?, ?, ?)");
  return {
    accountIdOf: (provider: SocialProvider, subject: string): string | undefined => {
      const row = select.get(provider, subject);
      return row && String(row.account_id);
    },
    link: (provider: SocialProvider, subject: string, accountId: string): void =>
      void upsert.run(provider, subject, accountId),
  };
}
