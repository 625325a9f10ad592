import { useTranslation } from "react-i18next";
import { Heading } from "@lobbykit/design-system/Heading";
import { Text } from "@lobbykit/design-system/Text";
import { WinnerList } from "../../features/winners/winner-list.tsx";
import { page } from "../../shared/layout/page.css.ts";

/** The winners' page (R083). */
export function Component() {
  const { t } = useTranslation();
  const title = t("places.winners.heading");
  return (
    <div className={page}>
      <WinnerList label={title}>
        <div>
          <Heading level={1}>{title}</Heading>
          <Text tone="secondary">{t("places.winners.summary")}</Text>
        </div>
      </WinnerList>
    </div>
  );
}
