import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Footer } from "@lobbykit/design-system/Footer";
import { Link } from "@lobbykit/design-system/Link";
import { Text } from "@lobbykit/design-system/Text";
import { hotGamesQuery } from "../features/lobby/queries.ts";
import { permissionQuery } from "../shared/api/system-queries.ts";
import { pathOfGameType } from "../shared/config/paths.ts";
import * as styles from "./layout.css.ts";

const POPULAR_GAMES = 6;
const YEAR = String(new Date().getFullYear());
const DEFAULT_AGE_LIMIT = 21; // R476

/** About, affiliates, responsibility, popular games, partners, payment methods, copyright (R125–R131). */
export function SiteFooter() {
  const { t } = useTranslation();
  const { data: whitelabel } = useQuery({ ...permissionQuery(), select: ({ info }) => info.whitelabel });
  const { data: games } = useQuery(hotGamesQuery());
  const age = whitelabel?.ageLimit ?? DEFAULT_AGE_LIMIT;
  return (
    <Footer
      sections={[
        { id: "about", heading: t("app.footer.about"), content: <Text size={14}>{t("app.footer.aboutText")}</Text> },
        {
          id: "affiliate",
          heading: t("app.footer.affiliate"),
          content: <Text size={14}>{t("app.footer.affiliateText")}</Text>,
        },
        {
          id: "responsible",
          heading: t("app.footer.responsible"),
          content: (
            <>
              <Text size={14}>{t("app.footer.responsibleText", { age })}</Text>
              <span className={styles.age}>{t("app.footer.age", { age })}</span>
            </>
          ),
        },
        {
          id: "popular",
          heading: t("app.footer.popular"),
          content: (
            <ul className={styles.plainList}>
              {games?.slice(0, POPULAR_GAMES).map(({ nodeId, name, gameType }) => (
                <li key={nodeId}>
                  <Link
                    href={`${pathOfGameType(gameType)}?q=${encodeURIComponent(name)}`}
                    tone="inherit"
                    underline="hover"
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          ),
        },
        { id: "partners", heading: t("app.footer.partners"), content: <Names list={whitelabel?.partners} /> },
        { id: "payments", heading: t("app.footer.payments"), content: <Names list={whitelabel?.paymentMethods} /> },
      ]}
      legal={
        <>
          {whitelabel?.licence && `${whitelabel.licence.authority} · ${whitelabel.licence.number} · `}
          {t("app.footer.copyright", { year: YEAR })}
        </>
      }
    />
  );
}

function Names({ list = [] }: { list: readonly { name: string }[] | undefined }) {
  return (
    <ul className={styles.plainList}>
      {list.map(({ name }) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
