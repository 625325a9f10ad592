import { useTranslation } from "react-i18next";
import { BottomBar } from "@lobbykit/design-system/BottomBar";
import { useBottomItems } from "../navigation/navigation-items.ts";

/** The phone's bottom bar. */
export function PhoneBar() {
  const { t } = useTranslation();
  const items = useBottomItems();
  return <BottomBar label={t("app.bottomBar.label")} items={items} />;
}
