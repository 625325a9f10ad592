import type { Brand } from "@lobbykit/design-system/theme/choices";
import { merchantCode } from "../api/system-queries.ts";
import { knownMerchant, merchantOf } from "../config/merchants.ts";
import { setEnglish } from "../i18n/language.ts";
import { openModal } from "../modals/modals.ts";
import { session } from "../session/session.ts";
import { switchMerchant } from "./switch-merchant.ts";

/** The colours of each brand; those of the default are in the first screen. */
const COLOURS: Record<Brand, () => Promise<unknown>> = {
  lobbykit: () => Promise.resolve(),
  sen: () =>
    Promise.all([
      import("@lobbykit/design-system/theme/brands/sen/dark"),
      import("@lobbykit/design-system/theme/brands/sen/light"),
    ]),
  parol: () =>
    Promise.all([
      import("@lobbykit/design-system/theme/brands/parol/dark"),
      import("@lobbykit/design-system/theme/brands/parol/light"),
    ]),
  wayang: () =>
    Promise.all([
      import("@lobbykit/design-system/theme/brands/wayang/dark"),
      import("@lobbykit/design-system/theme/brands/wayang/light"),
    ]),
};

/** Puts the page into the colours of a brand. Without them the default's stay: nobody is kept out for a colour. */
async function wear(brand: Brand): Promise<void> {
  try {
    await COLOURS[brand]();
    document.documentElement.dataset.brand = brand;
  } catch (error) {
    console.error(`The colours of ${brand} did not come.`, error);
  }
}

/** Switches to the merchant that the address asks for, or puts on the face of the one that the tab has. An unknown one changes nothing. */
export async function settleMerchant(wanted: string | undefined): Promise<void> {
  const merchant = merchantOf(merchantCode());
  const next = knownMerchant(wanted ?? "");
  if (next && next !== merchant) {
    const [first] = next.languages;
    const { isLogin, isFreePlay } = session.get();
    if (isLogin && !isFreePlay) {
      // A link signs no member out by itself.
      openModal({ name: "switchMerchant", merchant: { ...next, name: next.brandName }, language: first });
    } else {
      await switchMerchant(next, first, location.search);
      // The page is on its way out: it shows nothing more.
      await new Promise(() => {});
    }
  }
  setEnglish(merchant.english);
  await wear(merchant.brand);
}
