/** Keys of session storage that the product uses (R186–R208). */
export type SessionKey =
  | "token"
  | "merchant"
  | "merchantCode"
  | "platform"
  | "nickname"
  | "account"
  | "username"
  | "customerId"
  | "isAgent"
  | "toUpline"
  | "memberLabel"
  | "merchantWallet"
  | "lottGames"
  | "lottMenuGames"
  | "validate"
  | "settings"
  | "hotGame"
  | "domainRoute"
  | "consolidated"
  | "enableSalary"
  | "enableContract"
  | "vendors"
  | "gameTypes"
  | "cpw"
  | "isFreePlay"
  | "currency"
  | "affiliateCode"
  | "referralCode"
  | "beforeLoginPopup"
  | "afterLoginPopup"
  | "chunkReload"
  | "hostPlace"
  | "realityCheck";

/** Keys of local storage that the product uses (R209–R211). */
export type LocalKey = "lang" | "hisLang" | "themeType" | "leftBar" | "searchShortcut" | "pendingMoney";

/** Runs a storage action. Storage can be blocked or full; the product then keeps values in memory, so nothing here throws. */
function attempt<Result>(action: () => Result, fallback: Result): Result {
  try {
    return action();
  } catch {
    return fallback;
  }
}

function box<Key extends string>(area: () => Storage) {
  return {
    get: (key: Key): string | undefined => attempt(() => area().getItem(key) ?? undefined, undefined),
    set: (key: Key, value: string): void => attempt(() => area().setItem(key, value), undefined),
    remove: (key: Key): void => attempt(() => area().removeItem(key), undefined),
    clear: (): void => attempt(() => area().clear(), undefined),
  };
}

export const sessionBox = box<SessionKey>(() => sessionStorage);
/** Entries of modules, stored under the module ids (R208). */
export const moduleBox = box<string>(() => sessionStorage);
export const localBox = box<LocalKey>(() => localStorage);

/** The page's cookies. A sandboxed frame throws at both, and some extensions that block cookies do so too. */
export const cookieJar = {
  /** All cookies that scripts may read, as `document.cookie` lists them; "" without any. */
  read: (): string => attempt(() => document.cookie, ""),
  /** @param cookie one cookie with its attributes */
  write: (cookie: string): void => attempt(() => void (document.cookie = cookie), undefined),
};
