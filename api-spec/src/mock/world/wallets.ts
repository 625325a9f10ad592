import type { DatabaseSync } from "node:sqlite";
import type { Account } from "./accounts.ts";
import { inLanguage, textOf, type Text } from "./data/text.ts";
import type { Ledger } from "./ledger.ts";
import { merchantOfCurrency } from "./merchants.ts";
import { transaction } from "./store.ts";

/** A purse of the member. Games of this mock stake from the main one; the others put money aside for one kind of game. */
export interface Wallet {
  code: string;
  name: Text;
  isMain: boolean;
}

export interface WalletBalance extends Wallet {
  balanceMinor: number;
}

export interface WalletTransfer {
  account: Account;
  from: string;
  to: string;
  amountMinor: number;
  /** Unique for the account. */
  key: string;
}

export interface Wallets {
  /** The member's wallets, the main one first; one only where the merchant is single (R218). */
  of(account: Account): WalletBalance[];
  /** Moves money between two wallets in one transaction. @throws InsufficientFundsError */
  transfer(transfer: WalletTransfer): void;
}

const MAIN = "main";
const WALLETS: readonly Wallet[] = [
  {
    code: MAIN,
    name: {
      en: "Main wallet",
      bn: "প্রধান ওয়ালেট",
      hi: "मुख्य वॉलेट",
      id: "Dompet utama",
      fil: "Pangunahing wallet",
      vi: "Ví chính",
    },
    isMain: true,
  },
  {
    code: "slots",
    name: { en: "Slots", bn: "স্লট", hi: "स्लॉट", id: "Slot", fil: "Mga slot", vi: "Nổ hũ" },
    isMain: false,
  },
  {
    code: "sports",
    name: { en: "Sports", bn: "স্পোর্টস", hi: "स्पोर्ट्स", id: "Olahraga", fil: "Isports", vi: "Thể thao" },
    isMain: false,
  },
  {
    code: "lottery",
    name: { en: "Lottery", bn: "লটারি", hi: "लॉटरी", id: "Lotre", fil: "Lotto", vi: "Xổ số" },
    isMain: false,
  },
];

/** What a transfer was for, in the ledger: from which wallet to which. */
const transferReference = (from: string, to: string) => `${from}>${to}`;

/** The wallets of a transfer by their names; undefined for any other reference. */
export function transferNames(reference: string): Text | undefined {
  const [from, to] = reference.split(">").map((code) => WALLETS.find((wallet) => wallet.code === code)?.name);
  return from && to && textOf((language) => `${inLanguage(from, language)} → ${inLanguage(to, language)}`);
}

/** The main wallet is the account of the ledger; each other one is a ledger account of its own. */
const ledgerAccount = (accountId: string, code: string) => (code === MAIN ? accountId : `${accountId}:${code}`);

export function createWallets(store: DatabaseSync, ledger: Ledger): Wallets {
  return {
    of: ({ id, currency }) => {
      const { isSingle } = merchantOfCurrency(currency);
      return WALLETS.filter(({ isMain }) => isMain || !isSingle).map((wallet) => ({
        ...wallet,
        balanceMinor: ledger.balanceOf(ledgerAccount(id, wallet.code)),
      }));
    },
    transfer: ({ account: { id }, from, to, amountMinor, key }) =>
      transaction(store, () => {
        const reference = transferReference(from, to);
        const move = (code: string, kind: "transferIn" | "transferOut", signedMinor: number) =>
          ledger.post({
            key: `wallet:${key}`,
            accountId: ledgerAccount(id, code),
            kind,
            amountMinor: signedMinor,
            reference,
          });
        move(from, "transferOut", -amountMinor);
        move(to, "transferIn", amountMinor);
      }),
  };
}
