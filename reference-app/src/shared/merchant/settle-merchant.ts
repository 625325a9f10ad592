import type { Brand } from "@lobbykit/design-system/theme/choices";
import { currentMerchant } from "./current-merchant.ts";
import { knownMerchant } from "../config/merchants.ts";
import { setEnglish } from "../i18n/language.ts";
import { openModal } from "../modals/modals.ts";
import { session } from "../session/session.ts";
import { switchMerchant } from "./switch-merchant.ts";

/** Style sheets of the brands. The default brand's is part of the first screen. */
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

/** Applies a brand's colours. If they fail to load, the default colours stay and the page still works. */
async function wear(brand: Brand): Promise<void> {
  try {
    await COLOURS[brand]();
    document.documentElement.dataset.brand = brand;
  } catch (error) {
    console.error(`The colours of ${brand} did not come.`, error);
  }
}

/** Switches to the merchant that the address names, or applies the brand of the tab's merchant. An unknown merchant changes nothing. */
export async function settleMerchant(wanted: string | undefined): Promise<void> {
  const merchant = currentMerchant();
  const next = knownMerchant(wanted ?? "");
  if (next && next !== merchant) {
    const [first] = next.languages;
    const { isLogin, isFreePlay } = session.get();
    if (isLogin && !isFreePlay) {
      // A link must not log a member out, so a dialog asks first.
      openModal({ name: "switchMerchant", merchant: { ...next, name: next.brandName }, language: first });
    } else {
      await switchMerchant(next, first, location.search);
      // The page is about to reload, so this promise never resolves and the app does not render.
      await new Promise(() => {});
    }
  }
  setEnglish(merchant.english);
  await wear(merchant.brand);
}
