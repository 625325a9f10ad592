import { paymentFieldRule } from "../../../../client/field-rules.ts";
import { normaliseTyped } from "../../../../client/typed-text.ts";
import { unitsPerTaka, type Merchant } from "../../site/merchants.ts";
import { whyBroken } from "../../identity/register-rules.ts";
import { inLanguage, type Text } from "../../text.ts";

/** A field that a member fills in for a deposit. The client renders its form from these. */
export interface PaymentField {
  key: string;
  label: Text;
  type: "text" | "digits" | "select";
  required: boolean;
  /** A regular expression that the whole value must match. */
  pattern?: string;
  minLength: number;
  maxLength: number;
  /** The options of a select. */
  options?: readonly { value: string; label: Text }[];
}

/** A deposit method. With `payoutPattern` it is also a withdrawal method. */
export interface PaymentMethod {
  id: string;
  name: Text;
  kind: "wallet" | "bank" | "crypto" | "card";
  minMinor: number;
  maxMinor: number;
  presetsMinor: readonly number[];
  /** False while its provider is unreachable: it is listed, but deposits are refused. */
  isAvailable: boolean;
  fields: readonly PaymentField[];
  /** Regular expression for the number of a payout account of this type. */
  payoutPattern?: string;
}

const MINOR_PER_UNIT = 100;

const MOBILE_PATTERNS: Readonly<Record<string, string>> = {
  BD: String.raw`^01[3-9]\d{8}$`,
  VN: String.raw`^0[35789]\d{8}$`,
  PH: String.raw`^09\d{9}$`,
  ID: String.raw`^08\d{8,11}$`,
};
const ACCOUNT_PATTERN = String.raw`^\d{8,18}$`;
const CRYPTO_PATTERN = "^T[1-9A-HJ-NP-Za-km-z]{33}$";

const BANKS = [
  { value: "brac", label: { en: "BRAC Bank", bn: "ব্র্যাক ব্যাংক" } },
  { value: "dutch-bangla", label: { en: "Dutch-Bangla Bank", bn: "ডাচ-বাংলা ব্যাংক" } },
  { value: "city", label: { en: "City Bank", bn: "সিটি ব্যাংক" } },
] as const;

const BENGALI_NAMES: Readonly<Record<string, string>> = { bKash: "বিকাশ", Nagad: "নগদ", Rocket: "রকেট" };

/**
 * Payment methods of a merchant, the most popular first. Amounts are defined in taka and converted. A method's id does not depend on the
 * merchant.
 */
export function paymentMethodsOf({ country, currency, paymentMethods }: Merchant): PaymentMethod[] {
  const minor = (taka: number) => taka * unitsPerTaka(currency) * MINOR_PER_UNIT;
  const range = (least: number, most: number, presets: readonly number[]) => ({
    minMinor: minor(least),
    maxMinor: minor(most),
    presetsMinor: presets.map(minor),
    isAvailable: true,
  });
  const mobilePattern = MOBILE_PATTERNS[country] ?? ACCOUNT_PATTERN;
  const wallets = paymentMethods.map((name): PaymentMethod => ({
    id: name.toLowerCase(),
    name: { en: name, bn: BENGALI_NAMES[name] ?? name },
    kind: "wallet",
    ...range(100, 30_000, [200, 500, 1000, 5000, 10_000]),
    fields: [
      {
        key: "senderNumber",
        label: {
          en: "Number you pay from",
          bn: "যে নম্বর থেকে টাকা পাঠাবেন",
          hi: "आपका भुगतान वाला नंबर",
          id: "Nomor asal pembayaran",
          fil: "Numerong pambayad mo",
          vi: "Số bạn dùng để trả",
        },
        type: "digits",
        required: true,
        pattern: mobilePattern,
        minLength: 10,
        maxLength: 13,
      },
    ],
    payoutPattern: mobilePattern,
  }));
  return [
    ...wallets,
    {
      id: "bank",
      name: {
        en: "Bank transfer",
        bn: "ব্যাংক ট্রান্সফার",
        hi: "बैंक ट्रांसफ़र",
        id: "Transfer bank",
        fil: "Bank transfer",
        vi: "Chuyển khoản ngân hàng",
      },
      kind: "bank",
      ...range(500, 200_000, [1000, 5000, 20_000, 50_000]),
      fields: [
        {
          key: "bank",
          label: {
            en: "Your bank",
            bn: "আপনার ব্যাংক",
            hi: "आपका बैंक",
            id: "Bank Anda",
            fil: "Bangko mo",
            vi: "Ngân hàng của bạn",
          },
          type: "select",
          required: true,
          minLength: 1,
          maxLength: 32,
          options: BANKS,
        },
        {
          key: "accountNumber",
          label: {
            en: "Account number",
            bn: "অ্যাকাউন্ট নম্বর",
            hi: "खाता नंबर",
            id: "Nomor rekening",
            fil: "Numero ng account",
            vi: "Số tài khoản",
          },
          type: "digits",
          required: true,
          pattern: ACCOUNT_PATTERN,
          minLength: 8,
          maxLength: 18,
        },
        {
          key: "note",
          label: {
            en: "Note on the transfer",
            bn: "ট্রান্সফারের নোট",
            hi: "ट्रांसफ़र पर टिप्पणी",
            id: "Catatan transfer",
            fil: "Tala sa transfer",
            vi: "Nội dung chuyển khoản",
          },
          type: "text",
          required: false,
          minLength: 0,
          maxLength: 60,
        },
      ],
      payoutPattern: ACCOUNT_PATTERN,
    },
    {
      id: "usdt",
      name: { en: "USDT (TRC20)", bn: "ইউএসডিটি (TRC20)" },
      kind: "crypto",
      ...range(1000, 500_000, [2000, 10_000, 50_000]),
      fields: [],
      payoutPattern: CRYPTO_PATTERN,
    },
    {
      id: "card",
      name: {
        en: "Debit card",
        bn: "ডেবিট কার্ড",
        hi: "डेबिट कार्ड",
        id: "Kartu debit",
        fil: "Debit card",
        vi: "Thẻ ghi nợ",
      },
      kind: "card",
      ...range(200, 50_000, [500, 1000, 5000]),
      isAvailable: false,
      fields: [],
    },
  ];
}

/** Name of a method; its id when the merchant no longer has it. */
export function nameOfMethod(merchant: Merchant, id: string, language: string): string {
  const method = paymentMethodsOf(merchant).find((each) => each.id === id);
  return method ? inLanguage(method.name, language) : id;
}

/**
 * Normalises the fields of a deposit: digits of any script and with separators become plain digits, and other texts lose surrounding
 * spaces.
 */
export const readFields = (method: PaymentMethod, given: Readonly<Record<string, string>>): Record<string, string> => {
  const typeOf = new Map(method.fields.map(({ key, type }) => [key, type]));
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => [
      key,
      normaliseTyped(typeOf.get(key) === "digits" ? "digits" : "name", value),
    ]),
  );
};

/** Faults of a deposit's fields by field name; empty when all are valid. */
export function faultsOfFields(method: PaymentMethod, given: Readonly<Record<string, string>>): Map<string, string> {
  const faults = new Map<string, string>();
  for (const field of method.fields) {
    const { key, options } = field;
    const value = given[key] ?? "";
    const broken = whyBroken(`fields/${key}`, value, paymentFieldRule(field));
    const isChoice = value === "" || !options || options.some((option) => option.value === value);
    const fault = broken ?? (isChoice ? undefined : "must be one of the options");
    if (fault !== undefined) faults.set(key, fault);
  }
  const known = new Set(method.fields.map(({ key }) => key));
  for (const key of Object.keys(given)) if (!known.has(key)) faults.set(key, "is no field of this method");
  return faults;
}
