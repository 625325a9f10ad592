import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Inline } from "@lobbykit/design-system/Inline";
import { Link } from "@lobbykit/design-system/Link";
import { Text } from "@lobbykit/design-system/Text";
import { Note } from "../../shared/layout/note.tsx";
import { SectionCard } from "../../shared/layout/section-card.tsx";
import { PATHS } from "../../shared/config/paths.ts";
import { linkAddress } from "../../shared/content/content-address.ts";
import { LoadBanner } from "../../shared/loading/load-banner.tsx";
import { helpLinesQuery } from "../../shared/protection/queries.ts";

/** Help lines about gambling (R127, D15), with a link to more information. */
export function HelpLines() {
  const { t, i18n } = useTranslation();
  const result = useQuery(helpLinesQuery(i18n.language));
  return (
    <SectionCard title={t("protection.help.title")}>
      <LoadBanner part={t("protection.help.lines")} result={result} />
      {result.data?.map(({ id, name, hours, phone, url }) => {
        const page = linkAddress(url);
        return (
          <div key={id}>
            <Text weight="semibold">{name}</Text>
            <Note>{hours}</Note>
            <Inline gap={16}>
              {phone && <Link href={`tel:${phone}`}>{phone}</Link>}
              {page && <Link href={page}>{t("protection.help.page", { name })}</Link>}
            </Inline>
          </div>
        );
      })}
      <div>
        <Link href={`${PATHS.help}#responsible-play`}>{t("protection.help.more")}</Link>
      </div>
    </SectionCard>
  );
}
