import type { DatabaseSync } from "node:sqlite";
import { readLevel, type ClubLevel } from "./data/club-levels.ts";
import { hashPassword, isPasswordOf, newSalt } from "../authentication/password-hash.ts";
import { inserter, itemStatements, type Row, rowIdOf } from "../row.ts";

/** Account types of the product specification: 0 member; 1, 2, 41 and 42 agent; 4 restricted (R259–R263). */
export type AccountType = 0 | 1 | 2 | 4 | 41 | 42;
/** `guest` is a free-play account; `staff` cannot log in (R410). */
export type Role = "member" | "guest" | "staff";

/** Special properties of an account, each of which triggers a rule of the login or of the member area. */
export type Trait =
  | "firstTimeLogin"
  | "passwordExpired"
  | "captchaOnAnyFailure"
  | "unregisteredIp"
  | "selfExcluded"
  | "noPaymentPassword"
  | "history";

export interface Account {
  /** Digits, as a string. */
  id: string;
  username: string;
  nickname: string;
  type: AccountType;
  role: Role;
  /** ISO 4217. */
  currency: string;
  /** International number with the plus sign. */
  mobile: string;
  email: string;
  /** Username of the agent above; "" without one (R217). */
  upline: string;
  /** Club level; "" without one (R217). */
  clubLevel: ClubLevel | "";
  traits: readonly Trait[];
  /** Whether the client has yet to report the first login (R271). */
  isFirstLogin: boolean;
  /** Whether the password must be changed (R266). */
  isPasswordExpired: boolean;
  /** The current login, or the last one. */
  lastLogin: Login | undefined;
}

export interface Login {
  /** Epoch milliseconds. */
  at: number;
  ip: string;
}

/** What an account is created from. Left-out details are those of a member without contact details, upline or traits. */
export interface NewAccount
  extends
    Pick<Account, "username" | "currency">,
    Partial<Pick<Account, "nickname" | "type" | "role" | "mobile" | "email" | "upline" | "clubLevel" | "traits">> {
  password: string;
}

export type Accounts = ReturnType<typeof createAccounts>;

const FIRST_ID = 100_001;

const SCHEMA = `
  create table if not exists accounts (
    id integer primary key,
    username text not null unique collate nocase,
    nickname text not null,
    type integer not null,
    role text not null,
    currency text not null,
    mobile text not null,
    email text not null,
    upline text not null,
    club_label text not null,
    traits text not null,
    is_first_login integer not null,
    is_password_expired integer not null,
    password_salt blob not null,
    password_hash blob not null,
    login_at integer, login_ip text
  ) strict;
  create index if not exists accounts_by_mobile on accounts (mobile);
  create index if not exists accounts_by_email on accounts (email collate nocase);
`;

/** All accounts, with their passwords. */
export function createAccounts(store: DatabaseSync) {
  store.exec(SCHEMA);
  const nextId = store.prepare("select coalesce(max(id) + 1, ?) as id from accounts");
  const prepare = itemStatements(store, readAccount);
  const insert = inserter(store, "accounts", readAccount);
  const selectById = prepare("select * from accounts where id = ?");
  const selectByUsername = prepare("select * from accounts where username = ?");
  const selectByMobile = prepare("select * from accounts where mobile = ? order by id limit 1");
  const selectByEmail = prepare(
    "select * from accounts where email = ? collate nocase and email <> '' order by id limit 1",
  );
  const selectPassword = store.prepare("select password_salt, password_hash from accounts where id = ?");
  const updatePassword = store.prepare(
    "update accounts set password_salt = ?, password_hash = ?, is_password_expired = ? where id = ?",
  );
  const updateDetails = store.prepare("update accounts set nickname = ?, email = ? where id = ?");
  const updateFirstLogin = store.prepare("update accounts set is_first_login = 0 where id = ?");
  const selectAll = prepare("select * from accounts where role <> 'guest' order by id");
  const updateLogin = store.prepare("update accounts set login_at = ?, login_ip = ? where id = ?");
  const freeId = () => Number(nextId.get(FIRST_ID)?.id);
  const insertAccount = (
    id: number,
    account: Omit<NewAccount, "password">,
    passwordSalt: Uint8Array,
    passwordHash: Uint8Array,
  ) => {
    // The caller's object may have more members, such as those of a stored account.
    const { username, nickname = "", type = 0, role = "member", currency, mobile = "", email = "" } = account;
    const { upline = "", clubLevel = "", traits = [] } = account;
    const details = { username, nickname, type, role, currency, mobile, email, upline };
    return insert({
      id,
      ...details,
      clubLabel: clubLevel,
      traits: traits.join(" "),
      isFirstLogin: traits.includes("firstTimeLogin"),
      isPasswordExpired: traits.includes("passwordExpired"),
      passwordSalt,
      passwordHash,
    });
  };
  return {
    create: ({ password, ...account }: NewAccount): Account => {
      const salt = newSalt();
      return insertAccount(freeId(), account, salt, hashPassword(password, salt));
    },
    /** Creates many accounts with one password, which is hashed only once; for seeds. */
    createAll: (accounts: readonly Omit<NewAccount, "password">[], password: string): Account[] => {
      const salt = newSalt();
      const passwordHash = hashPassword(password, salt);
      const firstId = freeId();
      return accounts.map((account, index) => insertAccount(firstId + index, account, salt, passwordHash));
    },
    byId: (id: string): Account | undefined => selectById.get(rowIdOf(id)),
    byUsername: (username: string): Account | undefined => selectByUsername.get(username),
    byMobile: (mobile: string): Account | undefined => selectByMobile.get(mobile),
    byEmail: (email: string): Account | undefined => selectByEmail.get(email),
    /** In order of creation, without guests. */
    list: (): Account[] => selectAll.all(),
    /** Takes equally long for an unknown account, so that the time does not reveal whether a name exists. */
    isPassword: (account: Account | undefined, password: string): boolean => {
      const row = account && selectPassword.get(Number(account.id));
      return isPasswordOf(password, row?.password_salt, row?.password_hash);
    },
    /** Sets a password. `isExpired` forces the member to change it at the next login. */
    setPassword: (account: Account, password: string, isExpired: boolean = false): void => {
      const salt = newSalt();
      updatePassword.run(salt, hashPassword(password, salt), Number(isExpired), Number(account.id));
    },
    change: (
      account: Account,
      { nickname = account.nickname, email = account.email }: Partial<Pick<Account, "nickname" | "email">>,
    ): void => void updateDetails.run(nickname, email, Number(account.id)),
    /** Records that the client has reported the first login. */
    endFirstLogin: (account: Account): void => void updateFirstLogin.run(Number(account.id)),
    recordLogin: (account: Account, { at, ip }: Login): void => void updateLogin.run(at, ip, Number(account.id)),
  };
}

const readLogin = (at: unknown, ip: unknown): Login | undefined =>
  at === null ? undefined : { at: Number(at), ip: String(ip) };

function readAccount(row: Row): Account {
  return {
    id: String(row.id),
    username: String(row.username),
    nickname: String(row.nickname),
    type: Number(row.type) as AccountType,
    role: String(row.role) as Role,
    currency: String(row.currency),
    mobile: String(row.mobile),
    email: String(row.email),
    upline: String(row.upline),
    clubLevel: readLevel(String(row.club_label)),
    traits: String(row.traits)
      .split(" ")
      .filter((trait) => trait !== "") as Trait[],
    isFirstLogin: row.is_first_login === 1,
    isPasswordExpired: row.is_password_expired === 1,
    lastLogin: readLogin(row.login_at, row.login_ip),
  };
}
