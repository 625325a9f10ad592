import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Banner } from "@lobbykit/design-system/Banner";
import { LinkButton } from "@lobbykit/design-system/LinkButton";
import { memberSearch } from "../../shared/config/member-address.ts";

/** Suggests a limit before the first deposit. It does not block anything (RTS 12A, D15). */
export function LimitsPrompt() {
  const { t } = useTranslation();
  const { search } = useLocation();
  return (
    <Banner
      tone="information"
      title={t("cashier.deposit.limitsTitle")}
      action={
        <LinkButton size="small" href={memberSearch("playLimits", search)}>
          {t("cashier.deposit.limitsLink")}
        </LinkButton>
      }
    >
      {t("cashier.deposit.limitsText")}
    </Banner>
  );
}
