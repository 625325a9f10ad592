import { useTranslation } from "react-i18next";
import { Heading } from "@lobbykit/design-system/Heading";
import { Icon } from "@lobbykit/design-system/Icon";
import { TrophyIcon } from "@lobbykit/design-system/icons";
import { Link } from "@lobbykit/design-system/Link";
import { PATHS } from "../../shared/config/paths.ts";
import { spread, titleRow } from "../../shared/layout/page.css.ts";

/** The winner board's heading and the way to all of them: there before the board is. */
export function WinnersHeading() {
  const { t } = useTranslation();
  return (
    <div className={titleRow}>
      <Heading level={2}>
        <span className={titleRow}>
          <Icon drawing={TrophyIcon} />
          {t("home.winners")}
        </span>
      </Heading>
      <span className={spread}>
        <Link href={PATHS.winners}>{t("lobby.all")}</Link>
      </span>
    </div>
  );
}
