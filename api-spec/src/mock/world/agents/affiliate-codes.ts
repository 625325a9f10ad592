import { randomInt } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "../clock.ts";
import { fieldsOf, fieldStatements, inserter } from "../row.ts";

/** A code that links members who register with it to its owner (R219, R220, R360). */
export interface AffiliateCode {
  /** Letters and digits, case-insensitive. */
  code: string;
  /** Account of the owner, who becomes the upline. */
  accountId: string;
  /** The owner's label for it, such as the place where the link is published. */
  label: string;
  /** How often a visitor who followed the link has looked it up. */
  clicks: number;
  registrations: number;
  /** Rebate of members who register with it, in hundredths of a percent. */
  rate: number;
  /** Epoch milliseconds. */
  createdAt: number;
}

export interface NewAffiliateCode extends Partial<Omit<AffiliateCode, "accountId" | "label">> {
  accountId: string;
  label: string;
}

const CODE_LENGTH = 8;
/** Without characters that look like others. */
const CODE_CHARACTERS = "ABCDEFGHJKLMNPQRTUVWXY346789";

/** The affiliate codes of all agents. */
export function createAffiliateCodes(store: DatabaseSync, clock: Clock) {
  store.exec(`
    create table if not exists affiliate_codes (
      code text primary key collate nocase, account_id text not null, label text not null,
      clicks integer not null, registrations integer not null, rate integer not null, created_at integer not null
    ) strict;
    create index if not exists affiliate_codes_by_account on affiliate_codes (account_id);
  `);
  const prepare = fieldStatements<AffiliateCode>(store);
  const insert = inserter(store, "affiliate_codes", (row) => fieldsOf(row) as AffiliateCode);
  const select = prepare("select * from affiliate_codes where code = ?");
  const selectOf = prepare("select * from affiliate_codes where account_id = ? order by rowid");
  const remove = store.prepare("delete from affiliate_codes where code = ?");
  const click = store.prepare("update affiliate_codes set clicks = clicks + 1 where code = ?");
  const register = store.prepare("update affiliate_codes set registrations = registrations + 1 where code = ?");
  return {
    /** Creates a code; a random one when none is given. @throws Error when the code is taken */
    create: ({ accountId, label, ...wanted }: NewAffiliateCode): AffiliateCode => {
      const { code = newCode(), clicks = 0, registrations = 0, rate = 0, createdAt = clock.now() } = wanted;
      return insert({ code, accountId, label, clicks, registrations, rate, createdAt });
    },
    find: (code: string): AffiliateCode | undefined => select.get(code),
    /** The codes of an owner, oldest first. */
    listOf: (accountId: string): AffiliateCode[] => selectOf.all(accountId),
    remove: (code: string): void => void remove.run(code),
    countClick: (code: string): void => void click.run(code),
    countRegistration: (code: string): void => void register.run(code),
  };
}

const newCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join("");
