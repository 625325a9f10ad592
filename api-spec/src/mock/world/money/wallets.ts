import type { DatabaseSync } from "node:sqlite";
import type { Account } from "../identity/accounts.ts";
import { inLanguage, textOf, type Text } from "../text.ts";
import type { Ledger } from "./ledger.ts";
import { merchantOfCurrency } from "../site/merchants.ts";
import { transaction } from "../store.ts";

/** A wallet of the member. Games of the mock stake from the main wallet; the others set money aside for one kind of game. */
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
  /** Unique per account. */
  key: string;
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
    name: { en: "Sports", bn: "খেলাধুলা", hi: "स्पोर्ट्स", id: "Olahraga", fil: "Isports", vi: "Thể thao" },
    isMain: false,
  },
  {
    code: "lottery",
    name: { en: "Lottery", bn: "লটারি", hi: "लॉटरी", id: "Lotre", fil: "Lotto", vi: "Xổ số" },
    isMain: false,
  },
];

/** Ledger reference of a transfer: the wallets that it goes from and to. */
const transferReference = (from: string, to: string) => `${from}>${to}`;

/** Names of the two wallets of a transfer; undefined for any other reference. */
export function transferNames(reference: string): Text | undefined {
  const [from, to] = reference.split(">").map((code) => WALLETS.find((wallet) => wallet.code === code)?.name);
  return from && to && textOf((language) => `${inLanguage(from, language)} → ${inLanguage(to, language)}`);
}

/** The main wallet is the member's ledger account; every other wallet is a separate ledger account. */
const ledgerAccount = (accountId: string, code: string) => (code === MAIN ? accountId : `${accountId}:${code}`);

/** The wallets of all members: the main one, and those of merchants that have more. */
export function createWallets(store: DatabaseSync, ledger: Ledger) {
  return {
    /** The member's wallets, the main one first. A merchant with a single wallet has no others (R218). */
    of: ({ id, currency }: Account): WalletBalance[] => {
      const { isSingle } = merchantOfCurrency(currency);
      return WALLETS.filter(({ isMain }) => isMain || !isSingle).map((wallet) => ({
        ...wallet,
        balanceMinor: ledger.balanceOf(ledgerAccount(id, wallet.code)),
      }));
    },
    /** Moves money between two wallets in one transaction. @throws InsufficientFundsError */
    transfer: ({ account: { id }, from, to, amountMinor, key }: WalletTransfer): void =>
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
